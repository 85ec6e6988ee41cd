// The side list: who you are, channels and conversations, settings.

import { act } from "./api.js";
import { byId, h } from "./dom.js";
import { avatar } from "./message.js";
import { be, channelId, language, open, pinged, speak, store, unread } from "./store.js";
import { languages, say } from "./words.js";

export function drawSide() {
  const side = byId("side");
  const focused = side.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  side.setAttribute("aria-label", say("menu-open"));
  side.replaceChildren(
    h("div", { class: "guild" }, h("strong", {}, store.screen.guild), h("span", { class: "small" }, say("sandbox"))),
    h("h2", { id: "who" }, say("who")),
    h("div", { class: "people", role: "group", "aria-labelledby": "who" }, store.screen.people.map(person)),
    h("h2", { id: "rooms" }, say("channels")),
    list(store.screen.channels.filter((one) => one.kind !== "dm"), "rooms"),
    h("h2", { id: "dms" }, say("messages-private")),
    list(store.screen.channels.filter((one) => one.kind === "dm"), "dms"),
    settings(),
  );
  if (focused) side.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

function person(one) {
  const calls = one.name === store.who ? 0 : pinged(one.name);
  return h("button", { type: "button", "data-key": one.name, "aria-pressed": String(one.name === store.who), onclick: () => be(one.name) },
    avatar(one.name), h("span", {}, one.name), calls ? badge(calls, true) : "");
}

function badge(count, called) {
  return h("span", { class: called ? "badge called" : "badge" }, h("span", { "aria-hidden": "true" }, String(count)),
    h("span", { class: "hidden-text" }, ` ${say("unread", { count })}${called ? `, ${say("pinged")}` : ""}`));
}

function list(rooms, label) {
  return h("ul", { class: "rooms", "aria-labelledby": label }, rooms.map((one) => {
    const here = one.id === channelId();
    const waiting = here ? 0 : unread(one.id);
    return h("li", {}, h("button", {
      type: "button", class: one.kind, "data-key": one.id, "aria-current": here && "page",
      onclick: () => {
        open(one.id);
        closeSide();
      },
    }, h("span", { class: "mark", "aria-hidden": "true" }, { text: "#", thread: "↳", forum: "▤", dm: "@" }[one.kind]), h("span", { dir: "auto" }, one.name),
    one.tags.map((tag) => h("span", { class: "post-tag", dir: "auto" }, tag)),
    waiting ? badge(waiting, pinged(store.who, one.id) > 0) : ""));
  }));
}

function settings() {
  const picker = h("select", { id: "language", "data-key": "language", onchange: (event) => speak(event.target.value) },
    Object.entries(languages).map(([code, name]) => h("option", { value: code, lang: code, selected: code === language() }, name)));
  const dms = h("input", { type: "checkbox", "data-key": "dms", checked: store.screen.me.dms_open,
    onchange: (event) => act("settings", { who: store.who, dms_open: event.target.checked }) });
  return h("div", { class: "settings" }, h("label", {}, h("span", {}, say("language")), picker), h("label", { class: "check" }, dms, h("span", {}, say("dms-open"))));
}

export function openSide() {
  document.body.classList.add("side-open");
  byId("shade").hidden = false;
  byId("main").inert = true;
  byId("side").querySelector("[aria-current]")?.focus();
}

export function closeSide() {
  if (!document.body.classList.contains("side-open")) return;
  document.body.classList.remove("side-open");
  byId("shade").hidden = true;
  byId("main").inert = false;
  byId("menu-opener")?.focus();
}
