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
  atEnd ||= fresh || isAtEnd(log);
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
  const end = log.scrollTop;
  // a picture that has grown below since is no reason to stay behind; only whoever scrolls back wants to
  log.onscroll = () => (atEnd = log.scrollTop >= end || isAtEnd(log));
  for (const image of log.querySelectorAll("img")) {
    if (!image.complete) image.addEventListener("load", () => atEnd && scrollToEnd(log), { once: true });
  }
}

function focusedControl(log) {
  const control = document.activeElement;
  if (control !== log && !control.matches(".message")) forsaken = null;
  if (!log.contains(control)) return null;
  const id = control.dataset.id || control.closest(".menu")?.querySelector("[data-id]").dataset.id;
  return id ? { message: control.closest("[data-message]").dataset.message, id, value: control.dataset.value } : null;
}

// back to the control that was used; if it is gone, to the first that has taken its place, now or when it comes;
// until then to its message, so that Tab goes on from there
function restore(log, focused) {
  if (!focused || document.activeElement.closest("#log > .message > *")) return;
  const there = log.querySelector(`[data-message="${focused.message}"]`);
  const control = there?.querySelector(`[data-id="${CSS.escape(focused.id)}"]`) || there?.querySelector("[data-id]:not(:disabled)");
  forsaken = control ? null : focused;
  if (there) there.tabIndex = -1;
  (control || there || log).focus({ preventScroll: true });
  if (control && focused.value !== undefined) reopen(control, focused.value);
}

// a menu that was open stays open, at the same choice, when its message is rebuilt: its picture may have come
function reopen(control, value) {
  const menu = control.closest(".menu");
  if (!menu || control.getAttribute("aria-expanded") === "true") return;
  control.click();
  menu.querySelector(`[data-value="${CSS.escape(value)}"]`)?.focus();
}
