// A command that was picked: a field for every option, with suggestions, sent with Enter.

import { act } from "./api.js";
import { h } from "./dom.js";
import { carried } from "./files.js";
import { Listbox } from "./listbox.js";
import { listing } from "./listing.js";
import { channelId, store } from "./store.js";
import { say } from "./words.js";

const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const FILE = 11;
const NUMBERS = [4, 10];

export function commandForm(command, { send, cancel }) {
  const fields = new Map();
  const values = (except) => Object.fromEntries([...fields].filter(([name, one]) => name !== except && one.option.type !== FILE && one.input.value !== "").map(([name, one]) => [name, one.input.value]));
  const kinds = () => Object.fromEntries([...fields].map(([name, one]) => [name, one.option.type]));
  const go = async (event) => {
    event?.preventDefault();
    const wrong = [...fields.values()].find((one) => !one.check());
    if (wrong) return wrong.input.focus();
    const chosen = [...fields].filter(([, one]) => one.option.type === FILE && one.input.files.length);
    const files = await Promise.all(chosen.map(async ([name, one]) => [name, await carried(one.input.files[0])]));
    return send(values(), kinds(), Object.fromEntries(files));
  };
  const ask = (option, typed) => act("autocomplete", { who: store.who, channel: channelId(), command: command.path, option: option.name, typed, options: values(option.name), kinds: kinds() });
  for (const option of command.options) fields.set(option.name, field(option, ask));
  const first = h("button", { class: "button primary", type: "submit" }, say("send"));
  const element = h("form", { class: "command", "aria-label": `/${command.path}` },
    h("p", { class: "command-head" }, h("strong", { dir: "ltr" }, `/${command.path}`), h("span", { class: "small", dir: "auto" }, command.description)),
    h("div", { class: "fields" }, [...fields.values()].map((one) => one.element),
      h("div", { class: "row" }, first, h("button", { class: "quiet", type: "button", onclick: cancel }, say("cancel")))));
  element.addEventListener("submit", go);
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") cancel();
    // a browser sends a form by Enter from a line of text, but not from a list of choices
    if (event.key === "Enter" && event.target.tagName === "SELECT") go(event);
  });
  const fill = (typed) => given(typed).forEach(([name, value]) => fields.get(name)?.set(value));
  return { element, fill, focus: () => ([...fields.values()][0]?.input || first).focus() };
}

// "game:Ur seats:2" names two options
const given = (typed) => [...typed.matchAll(/(\S+?):\s*(.*?)(?=\s+\S+?:|\s*$)/g)].map(([, name, value]) => [name.toLowerCase(), value]);

function field(option, ask) {
  const id = `option-${option.name}`;
  const note = option.required ? "" : h("small", {}, ` ${say("optional")}`);
  const label = h("label", { for: id }, h("span", { dir: "ltr" }, option.name), note);
  const hint = h("small", { class: "hint", id: `${id}-hint`, dir: "auto" }, option.description);
  const input = entry(option, id);
  const element = h("div", { class: "field" }, label, input, hint);
  const fault = h("small", { class: "fault", role: "alert", hidden: true });
  const blame = (said) => {
    fault.textContent = said;
    fault.hidden = !said;
    input.setAttribute("aria-invalid", String(Boolean(said)));
    return !said;
  };
  const check = () => blame(faultOf(option, input.value));
  if (option.autocomplete) suggesting(option, input, element, ask, blame);
  element.append(fault);
  // nothing is wrong yet with what was not touched
  input.addEventListener("change", () => input.value === "" || check());
  input.addEventListener("input", () => fault.hidden || check());
  const set = (value) => {
    if (option.type === FILE) return;
    const listed = [...(input.options || [])].find((one) => [one.value, one.text].some((word) => word.toLowerCase() === value.toLowerCase()));
    input.value = listed ? listed.value : value;
  };
  return { option, input, element, check, set };
}

function faultOf(option, value) {
  if (value === "") return option.required ? say("needed") : "";
  if (!NUMBERS.includes(option.type)) return "";
  const number = Number(value);
  if (!Number.isFinite(number) || (option.type === 4 && !Number.isInteger(number))) return say("no-number");
  if (option.min_value !== undefined && number < option.min_value) return say("too-small", { least: option.min_value });
  if (option.max_value !== undefined && number > option.max_value) return say("too-large", { most: option.max_value });
  return "";
}

function entry(option, id) {
  const shared = { id, "aria-describedby": `${id}-hint`, "aria-required": option.required && "true" };
  if (option.type === BOOLEAN) return picker(shared, () => [["true", say("yes")], ["false", say("no")]]);
  if (option.type === USER) return picker(shared, () => store.screen.people.map((one) => [one.name, one.name]));
  if (option.type === CHANNEL) return picker(shared, () => rooms(option.channel_types).map((one) => [one.id, `#${one.name}`]));
  if (option.type === ROLE) return picker(shared, () => store.screen.roles.map((one) => [one.id, `@${one.name}`]));
  if (option.type === FILE) return h("input", { ...shared, type: "file" });
  if (option.choices.length) return picker(shared, () => option.choices.map((one) => [one.value, one.name]));
  return h("input", { ...shared, type: "text", dir: "auto", inputmode: NUMBERS.includes(option.type) ? "numeric" : "text", maxlength: option.max_length });
}

const rooms = (types) => store.screen.channels.filter((one) => one.kind !== "dm" && (!types?.length || types.includes(one.type)));

function picker(shared, pairs) {
  const element = h("select", shared);
  listing(element, pairs, (listed) => {
    const chosen = element.value;
    element.replaceChildren(h("option", { value: "" }, "–"), ...listed.map(([value, name]) => h("option", { value }, name)));
    element.value = listed.some(([value]) => value === chosen) ? chosen : "";
  });
  return element;
}

function suggesting(option, input, element, ask, blame) {
  const list = new Listbox(input, say("suggestions"), (item) => {
    input.value = item.value;
    next(element);
  }, (key) => (key === "Enter" ? input.form.requestSubmit() : next(element)));
  const suggest = async () => {
    const text = input.value;
    const find = async () => ((await ask(option, text)).choices || []).map((one) => ({ label: one.name, value: one.value }));
    const items = await list.await(find, text);
    if (items) blame(text && !items.length ? say("nothing-fits") : "");
  };
  input.addEventListener("input", suggest);
  input.addEventListener("focus", suggest);
  input.addEventListener("keydown", (event) => list.key(event));
  element.append(list.element);
}

function next(element) {
  const following = element.nextElementSibling;
  following.querySelector("input, select, button").focus();
}
