// A menu of a message: a button that opens a list; one choice is sent at once, several when done.

import { emojiPicture, h } from "./dom.js";
import { listing } from "./listing.js";
import { store } from "./store.js";
import { say } from "./words.js";

let count = 0;
let pressed = false;
document.addEventListener("pointerdown", () => (pressed = true), true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (pressed = false), true);

const everybody = () => [...store.screen.people, store.screen.bot].map((one) => ({ label: one.name, value: one.id }));
const roles = () => store.screen.roles.map((one) => ({ label: `@${one.name}`, value: one.id }));
const rooms = (types) => store.screen.channels
  .filter((one) => one.kind !== "dm" && (!types?.length || types.includes(one.type)))
  .map((one) => ({ label: `#${one.name}`, value: one.id }));

const FROM_THE_SERVER = { 5: everybody, 6: roles, 7: () => [...everybody(), ...roles()], 8: (component) => rooms(component.channel_types) };

function optionsOf(component) {
  const preselected = new Set((component.default_values || []).map((one) => one.id));
  const found = FROM_THE_SERVER[component.type]?.(component);
  return found?.map((one) => ({ ...one, default: preselected.has(one.value) })) ?? component.options ?? [];
}

export function menu(component, press) {
  const id = `menu-${++count}`;
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const many = most > 1;
  const preselected = optionsOf(component).filter((one) => one.default);
  const chosen = new Set(preselected.map((one) => one.value));
  const face = preselected.map((one) => one.label).join(", ");
  const label = component.placeholder || say("choose");

  const send = () => {
    close();
    press.select(component.custom_id, [...chosen]);
  };
  const choose = (value) => {
    const was = chosen.has(value);
    if (!many) {
      chosen.clear();
      if (!was || least) chosen.add(value);
      return send();
    }
    if (was) chosen.delete(value);
    else if (chosen.size < most) chosen.add(value);
    return mark();
  };
  let items = [];
  const done = h("button", { type: "button", class: "button primary", onclick: send }, say("done"));
  // as many as may be chosen are: the others can only be heard
  function mark() {
    for (const one of items) {
      const taken = chosen.has(one.dataset.value);
      one.setAttribute("aria-selected", String(taken));
      one.setAttribute("aria-disabled", String(many && !taken && chosen.size >= most));
    }
    done.disabled = chosen.size < least;
  }
  const list = h("ul", { id, role: "listbox", "aria-label": label, "aria-multiselectable": many && "true" });
  listing(list, () => optionsOf(component), (options) => {
    const focused = items.find((one) => one === document.activeElement)?.dataset.value;
    items = options.map((option) => item(option, () => choose(option.value)));
    const values = options.map((option) => option.value);
    for (const value of chosen) if (!values.includes(value)) chosen.delete(value);
    list.replaceChildren(...items);
    mark();
    if (focused !== undefined) focusOn(items, items.find((one) => one.dataset.value === focused) || items[0]);
  });
  const panel = h("div", { class: "menu-list", hidden: true }, list, many ? done : "");
  const opener = h("button", {
    type: "button", class: "menu-button", disabled: component.disabled, dir: "auto",
    "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": id, "aria-label": face && `${label}: ${face}`, "data-id": component.custom_id,
    onclick: () => (panel.hidden ? show() : close()),
  }, h("span", { class: face ? "" : "placeholder" }, face || label));

  function show() {
    panel.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    focusOn(items, items.find((one) => one.getAttribute("aria-selected") === "true") || items[0]);
    panel.scrollIntoView({ block: "nearest" });
  }
  function fold() {
    panel.hidden = true;
    opener.setAttribute("aria-expanded", "false");
  }
  function close() {
    fold();
    opener.focus();
  }
  panel.addEventListener("keydown", (event) => keys(event, items, close));
  const whole = h("div", { class: "menu" }, opener, panel);
  whole.addEventListener("focusout", (event) => {
    if (panel.hidden || !event.relatedTarget || whole.contains(event.relatedTarget)) return;
    // what is being pressed must not move away beneath the pointer
    if (pressed) document.addEventListener("click", fold, { once: true });
    else fold();
  });
  return whole;
}

function item(option, choose) {
  const emoji = option.emoji && !option.emoji.id ? `${option.emoji.name} ` : "";
  const element = h("li", { role: "option", tabindex: "-1", dir: "auto", "data-value": option.value },
    h("span", {}, option.emoji?.id ? emojiPicture(option.emoji.id) : "", emoji + option.label), option.description ? h("small", {}, option.description) : "");
  element.addEventListener("click", choose);
  return element;
}

// one option at a time is reached by Tab; the arrows go to the others
function focusOn(items, chosen) {
  for (const one of items) one.tabIndex = one === chosen ? 0 : -1;
  chosen?.focus();
}

const isLetter = (event) => event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;

// the next one that begins so, whatever mark stands before its name
function startingWith(items, at, letter) {
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return following.find((one) => one.textContent.replace(/^[#@]/, "").toLowerCase().startsWith(letter));
}

function keys(event, items, close) {
  const at = items.indexOf(document.activeElement);
  const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  if (event.key === "Escape") close();
  else if (event.key in moves) focusOn(items, items[(moves[event.key] + items.length) % items.length]);
  else if (isLetter(event)) focusOn(items, startingWith(items, at, event.key.toLowerCase()) || items[at]);
  else if ((event.key === "Enter" || event.key === " ") && at >= 0) items[at].click();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
