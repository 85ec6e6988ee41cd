// The messages of the open channel; a message is rebuilt only when it has changed, and the focus stays where it was.

import { byId, h } from "./dom.js";
import { messageElement } from "./message.js";
import { channel, channelId, messages, store } from "./store.js";
import { languageNow, say } from "./words.js";

let shownKey = "";
let kept = new Map();

export function drawLog(command) {
  const log = byId("log");
  const key = `${store.who}/${channelId()}/${languageNow()}`;
  const fresh = key !== shownKey;
  if (fresh) kept = new Map();
  shownKey = key;
  const atEnd = fresh || log.scrollHeight - log.scrollTop - log.clientHeight < 120;
  log.setAttribute("aria-label", say("log", { channel: channel()?.name || "" }));
  const focused = focusedControl(log);
  const built = new Map();
  for (const message of messages()) {
    const signature = JSON.stringify(message);
    const old = kept.get(message.id);
    const same = old?.signature === signature;
    built.set(message.id, same ? old : { signature, element: messageElement(message, command) });
    if (!fresh && !old) built.get(message.id).element.classList.add("fresh");
  }
  place(log, [...built.values()].map((one) => one.element));
  kept = built;
  if (focused) restore(log, focused);
  if (atEnd) scrollToEnd(log);
}

function place(log, elements) {
  if (!elements.length) elements = [h("p", { class: "empty" }, say("empty"))];
  const wanted = new Set(elements);
  for (const child of [...log.children]) if (!wanted.has(child)) child.remove();
  elements.forEach((element, at) => {
    if (log.children[at] !== element) log.insertBefore(element, log.children[at] || null);
  });
}

function scrollToEnd(log) {
  log.scrollTop = log.scrollHeight;
  for (const image of log.querySelectorAll("img")) {
    if (!image.complete) image.addEventListener("load", () => (log.scrollTop = log.scrollHeight), { once: true });
  }
}

function focusedControl(log) {
  const control = document.activeElement;
  if (!log.contains(control) || !control.dataset.id) return null;
  return { message: control.closest("[data-message]").dataset.message, id: control.dataset.id };
}

function restore(log, { message, id }) {
  if (log.contains(document.activeElement)) return;
  const there = log.querySelector(`[data-message="${message}"]`);
  (there?.querySelector(`[data-id="${CSS.escape(id)}"]`) || log).focus({ preventScroll: true });
}
