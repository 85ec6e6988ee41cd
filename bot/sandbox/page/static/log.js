// The messages of the open channel; a message is rebuilt only when it has changed, and the focus stays where it was.

import { byId, h } from "./dom.js";
import { focusedPlace, lead, restore } from "./focus.js";
import { messageElement } from "./message.js";
import { channel, channelId, messages, store } from "./store.js";
import { languageNow, say } from "./words.js";

const EPHEMERAL = 64;
let shownKey = "";
let kept = new Map();
let atEnd = true;
// a picture that comes late, a menu that opens
const growing = new ResizeObserver(() => atEnd && scrollToEnd(byId("log")));

export function drawLog(command) {
  const log = byId("log");
  const key = `${store.who}/${channelId()}/${languageNow()}`;
  const fresh = key !== shownKey;
  if (fresh) kept = new Map();
  shownKey = key;
  atEnd ||= fresh || isAtEnd(log);
  log.setAttribute("aria-label", say("log", { channel: channel()?.name || "" }));
  const focused = focusedPlace(log);
  const built = new Map();
  for (const message of messages()) {
    const signature = JSON.stringify(message);
    const old = kept.get(message.id);
    const same = old?.signature === signature;
    built.set(message.id, same ? old : { signature, element: messageElement(message, command) });
    if (!same) growing.observe(built.get(message.id).element);
    if (fresh || old) continue;
    built.get(message.id).element.classList.add("fresh");
    // the person who asked for it wants to see it, wherever they were reading
    atEnd ||= Boolean(message.flags & EPHEMERAL);
  }
  place(log, [...built.values()].map((one) => one.element));
  kept = built;
  restore(log, focused);
  lead();
  if (atEnd) scrollToEnd(log);
}

function place(log, elements) {
  if (!elements.length) elements = [h("p", { class: "empty" }, say(channel()?.kind === "forum" ? "empty-forum" : "empty"))];
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
  // a picture that has grown below since is no reason to stay behind; only a reader who scrolls back wants to
  log.onscroll = () => (atEnd = log.scrollTop >= end || isAtEnd(log));
}
