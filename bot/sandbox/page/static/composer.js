// The line to write in: a message, or a command picked from the list that "/" opens.

import { act, read } from "./api.js";
import { commandForm } from "./command.js";
import { byId, h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { settle } from "./message.js";
import { notify } from "./notice.js";
import { channel, channelId, open, refresh, store } from "./store.js";
import { languageNow, say } from "./words.js";

let shown = "";
let known = [];

export function drawComposer() {
  const key = `${store.who}/${channelId()}/${languageNow()}`;
  if (key === shown) return;
  shown = key;
  known = [];
  offered().catch(() => []);
  writeLine();
}

// a message in a forum begins a post, which is shown
async function arrive(answer) {
  if (!answer.channel || answer.channel === channelId()) return answer;
  await refresh();
  open(answer.channel);
  return answer;
}

async function offered() {
  const key = shown;
  const found = await read("commands", { who: store.who, channel: channelId() });
  if (key === shown) known = found;
  return found;
}

function writeLine(text = "") {
  const label = say("write", { channel: channel()?.name || "" });
  const input = h("input", { id: "line", type: "text", maxlength: "2000", placeholder: say("hint"), "aria-label": label, dir: "auto", value: text, enterkeyhint: "send" });
  const list = new Listbox(input, say("commands"), (item) => pick(item.command), (key) => key === "Enter" && send());
  const send = () => {
    const typed = input.value.trim();
    if (!typed) return;
    if (typed.startsWith("/")) {
      startCommand(typed.slice(1));
      return;
    }
    input.value = "";
    settle(act("say", { who: store.who, channel: channelId(), text: typed }).then(arrive));
  };
  input.addEventListener("input", () => suggest(input, list));
  input.addEventListener("focus", () => input.value.startsWith("/") && suggest(input, list));
  input.addEventListener("keydown", (event) => {
    if (!list.key(event) && event.key === "Enter") send();
  });
  byId("composer").replaceChildren(list.element, h("div", { class: "line" }, input, h("button", { type: "button", class: "button primary", onclick: send }, say("send"))));
  return input;
}

// what is there already is kept
export function startLine() {
  const input = byId("line");
  input.focus();
  if (input.value) return;
  input.value = "/";
  input.dispatchEvent(new Event("input"));
}

// what is known is shown at once, so that a fast typist goes on in the first field; every slash asks anew
function suggest(input, list) {
  const text = input.value;
  if (!text.startsWith("/")) return list.stop();
  const whole = typedWhole(known, text.slice(1));
  if (whole) return pick(whole, text.slice(1 + whole.path.length));
  const wanted = text.slice(1).toLowerCase().trim();
  if (!known.length) return list.await(async () => fitting(await offered(), wanted), text);
  if (!wanted) offered().catch(() => []);
  list.stop();
  return list.show(fitting(known, wanted), text);
}

// the one that was typed whole first, then those that begin so, then those that have all of its words
function fitting(commands, wanted) {
  const words = wanted.split(" ").filter(Boolean);
  const rank = (one) => 2 * (one.path === wanted) + one.path.startsWith(wanted);
  const found = commands.filter((one) => words.every((word) => one.path.includes(word)));
  return found.sort((one, other) => rank(other) - rank(one)).map((command) => ({ label: `/${command.path}`, description: command.description, command, dir: "ltr" }));
}

// as in Discord, the space after a command picks it, and what follows belongs to its options
function typedWhole(commands, text) {
  return commands.find((one) => text.toLowerCase().startsWith(`${one.path} `));
}

function pick(command, typed = "") {
  const back = (text = "") => writeLine(text).focus();
  const form = commandForm(command, {
    send: async (options, kinds, files) => {
      back();
      await settle(act("slash", { who: store.who, channel: channelId(), command: command.path, options, kinds, files }));
    },
    cancel: () => back(),
  });
  byId("composer").replaceChildren(form.element);
  form.fill(typed);
  form.focus();
}

export async function startCommand(text) {
  const commands = await offered();
  const found = typedWhole(commands, `${text} `);
  if (found) pick(found, text.slice(found.path.length));
  else {
    const input = writeLine(`/${text}`);
    input.focus();
    notify(say("command-none"));
  }
}
