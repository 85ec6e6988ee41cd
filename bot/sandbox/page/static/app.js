// Starts the page and redraws it when something has changed.

import { drawComposer, startCommand, startLine } from "./composer.js";
import { byId, h } from "./dom.js";
import { updateListings } from "./listing.js";
import { drawLog } from "./log.js";
import { unpressed } from "./press.js";
import { closeSide, drawSide, openSide } from "./side.js";
import { be, channel, pinged, store, watch } from "./store.js";
import { say } from "./words.js";

function drawTop() {
  const kept = document.activeElement?.id === "menu-opener";
  byId("top").replaceChildren(
    h("button", { id: "menu-opener", type: "button", class: "quiet", "aria-label": say("menu-open"), onclick: openSide }, "☰"),
    h("h1", { dir: "auto" }, `${channel()?.kind === "dm" ? "@" : "#"} ${channel()?.name ?? ""}`),
    h("span", { class: "small" }, say("as", { name: store.who })),
    store.online ? "" : h("span", { class: "offline", role: "status" }, say("offline")),
  );
  if (kept) byId("menu-opener").focus();
}

function draw() {
  if (!store.screen) return;
  const calls = Object.keys(store.screen.pings).reduce((sum, name) => sum + pinged(name), 0);
  document.title = `${calls ? `(${calls}) ` : ""}#${channel()?.name ?? ""} · ${store.screen.guild}`;
  drawTop();
  drawSide();
  drawLog(startCommand);
  drawComposer();
  updateListings();
}

watch(unpressed(draw));
byId("shade").addEventListener("click", closeSide);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeSide();
  if (event.key !== "/" || !byId("line") || ["INPUT", "TEXTAREA", "SELECT"].includes(event.target.tagName) || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  startLine();
});
be(store.who);
