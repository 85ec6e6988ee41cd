// Where the keyboard goes on when messages are rebuilt, come and go.

import { byId } from "./dom.js";

const CONTROL = "[data-id]:not(:disabled)";
const openers = new Map();
let awaited = null;
let forsaken = null;

// what is needed to find a control again, also in the message that takes the place of its own
export function placeOf(control) {
  const message = control.closest("[data-message]");
  if (!message) return null;
  const id = control.dataset.id || control.closest(".menu")?.querySelector("[data-id]").dataset.id;
  return { message: message.dataset.message, id, label: control.textContent, kind: control.className, value: control.dataset.value };
}

export function focusedPlace(log) {
  const control = document.activeElement;
  if (control !== log && !control.matches(".message")) forsaken = null;
  return log.contains(control) && !control.matches(".message") ? placeOf(control) : null;
}

const messageOf = (place) => byId("log").querySelector(`[data-message="${place.message}"]`);

function same(there, place) {
  if (place.id) return there.querySelector(`[data-id="${CSS.escape(place.id)}"]`);
  return [...there.querySelectorAll("button, a")].find((one) => one.className === place.kind);
}

// the control that asked for a private answer; its message may have handed its controls on to a newer one
function opener(place) {
  const from = openers.get(place.message);
  if (!from) return null;
  const there = messageOf(from);
  const like = () => [...byId("log").querySelectorAll(`.message:not(.private) ${CONTROL}`)].filter((one) => one.textContent === from.label).at(-1);
  return (there && same(there, from)) || like();
}

// back to the control that was used; if it is gone, to the first that has taken its place, now or when it comes;
// until then to its message, so that Tab goes on from there; if that is gone too, to what had asked for it
export function restore(log, focused) {
  const place = focused || forsaken;
  if (!place || document.activeElement.closest("#log > .message > *")) return;
  const there = messageOf(place);
  const control = there ? same(there, place) || there.querySelector(CONTROL) : opener(place);
  forsaken = control ? null : place;
  if (there) there.tabIndex = -1;
  (control || there || log).focus({ preventScroll: Boolean(there) });
  if (control && place.value !== undefined) reopen(control, place.value);
}

// a menu that was open stays open, at the same choice, when its message is rebuilt: its picture may have come
function reopen(control, value) {
  const menu = control.closest(".menu");
  if (!menu || control.getAttribute("aria-expanded") === "true") return;
  control.click();
  menu.querySelector(`[data-value="${CSS.escape(value)}"]`)?.focus();
}

// somebody who asked for a private answer by key goes on in it, as soon as it has something to press
export function leadTo(message, from) {
  openers.set(message, from);
  awaited = { message, from };
  lead();
}

export function lead() {
  if (!awaited) return;
  const control = messageOf(awaited)?.querySelector(CONTROL);
  const now = document.activeElement;
  const at = placeOf(now);
  const left = now !== document.body && now.id !== "log" && (at?.message !== awaited.from.message || (at.id && at.id !== awaited.from.id));
  if (control && !left) control.focus();
  if (control || left) awaited = null;
}
