// The messages of the open channel; a message is rebuilt only when it has changed, and the focus stays where it was.

import { byId, h } from "./dom.js";
import { messageElement } from "./message.js";
import { channel, channelId, messages, store } from "./store.js";
import { languageNow, say } from "./words.js";

const EPHEMERAL = 64;
let shownKey = "";
let kept = new Map();
let atEnd = true;
let forsaken = null;

export function drawLog(command) {
  const log = byId("log");
  const key = `${store.who}/${channelId()}/${languageNow()}`;
  const fresh = key !== shownKey;
  if (fresh) kept = new Map();
  shownKey = key;
  atEnd = fresh || isAtEnd(log);
  log.setAttribute("aria-label", say("log", { channel: channel()?.name || "" }));
  const focused = focusedControl(log);
  const built = new Map();
  for (const message of messages()) {
    const signature = JSON.stringify(message);
    const old = kept.get(message.id);
    const same = old?.signature === signature;
    built.set(message.id, same ? old : { signature, element: messageElement(message, command) });
    if (fresh || old) continue;
    built.get(message.id).element.classList.add("fresh");
    // whoever asked for it wants to see it, wherever they were reading
    atEnd ||= Boolean(message.flags & EPHEMERAL);
  }
  place(log, [...built.values()].map((one) => one.element));
  kept = built;
  restore(log, focused || forsaken);
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

const isAtEnd = (log) => log.scrollHeight - log.scrollTop - log.clientHeight < 120;

function scrollToEnd(log) {
  log.scrollTop = log.scrollHeight;
  log.onscroll = () => (atEnd = isAtEnd(log));
  for (const image of log.querySelectorAll("img")) {
    if (!image.complete) image.addEventListener("load", () => atEnd && scrollToEnd(log), { once: true });
  }
}

function focusedControl(log) {
  const control = document.activeElement;
  if (control !== log) forsaken = null;
  if (!log.contains(control) || !control.dataset.id) return null;
  return { message: control.closest("[data-message]").dataset.message, id: control.dataset.id };
}

// back to the control that was used; if it is gone, to the first that has taken its place, now or when it comes
function restore(log, focused) {
  if (!focused || (log !== document.activeElement && log.contains(document.activeElement))) return;
  const there = log.querySelector(`[data-message="${focused.message}"]`);
  const control = there?.querySelector(`[data-id="${CSS.escape(focused.id)}"]`) || there?.querySelector("[data-id]:not(:disabled)");
  forsaken = control ? null : focused;
  (control || log).focus({ preventScroll: true });
}
