// The line to write in: a message, or a command picked from the list that "/" opens.

import { act, read } from "./api.js";
import { commandForm } from "./command.js";
import { byId, h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { settle } from "./message.js";
import { notify } from "./notice.js";
import { channel, channelId, store } from "./store.js";
import { languageNow, say } from "./words.js";

let shown = "";

export function drawComposer() {
  const key = `${store.who}/${channelId()}/${languageNow()}`;
  if (key === shown) return;
  shown = key;
  writeLine();
}

function writeLine(text = "") {
  const label = say("write", { channel: channel()?.name || "" });
  const input = h("input", { id: "line", type: "text", maxlength: "2000", placeholder: say("hint"), "aria-label": label, dir: "auto", value: text, enterkeyhint: "send" });
  const list = new Listbox(input, say("commands"), (item) => pick(item.command));
  const send = () => {
    const typed = input.value.trim();
    if (!typed) return;
    if (typed.startsWith("/")) {
      startCommand(typed.slice(1).toLowerCase());
      return;
    }
    input.value = "";
    settle(act("say", { who: store.who, channel: channelId(), text: typed }));
  };
  input.addEventListener("input", () => suggest(input, list));
  input.addEventListener("focus", () => input.value.startsWith("/") && suggest(input, list));
  input.addEventListener("keydown", (event) => {
    if (!list.key(event) && event.key === "Enter") send();
  });
  byId("composer").replaceChildren(list.element, h("div", { class: "line" }, input, h("button", { type: "button", class: "button primary", onclick: send }, say("send"))));
  return input;
}

async function suggest(input, list) {
  if (!input.value.startsWith("/")) return list.close();
  const text = input.value;
  const wanted = input.value.slice(1).toLowerCase();
  const commands = await read("commands", { who: store.who, channel: channelId() });
  if (input.value !== text) return null;
  const words = wanted.split(" ").filter(Boolean);
  const fits = (one) => one.path.startsWith(wanted.trim()) || words.every((word) => one.path.includes(word));
  const found = commands.filter(fits).sort((one, other) => other.path.startsWith(wanted) - one.path.startsWith(wanted));
  return list.show(found.map((command) => ({ label: `/${command.path}`, description: command.description, command, dir: "ltr" })), text);
}

function pick(command) {
  const back = (text = "") => writeLine(text).focus();
  const form = commandForm(command, {
    send: async (options, kinds, files) => {
      back();
      await settle(act("slash", { who: store.who, channel: channelId(), command: command.path, options, kinds, files }));
    },
    cancel: () => back(),
  });
  byId("composer").replaceChildren(form.element);
  form.focus();
}

export async function startCommand(path) {
  const commands = await read("commands", { who: store.who, channel: channelId() });
  const found = commands.find((one) => one.path === path);
  if (found) pick(found);
  else {
    const input = writeLine(`/${path}`);
    input.focus();
    notify(say("command-none"));
  }
}
