// Pictures of messages: shown small, enlarged on a click, with their descriptions.

import { byId, h } from "./dom.js";
import { say } from "./words.js";

// the page may have been opened by another name of the loopback than the one in the address
const here = (url) => new URL(url, location).pathname;

export function picture(media) {
  const alt = media.description || "";
  const image = h("img", { src: here(media.url), alt: alt || media.filename || say("picture"), width: media.width, height: media.height });
  return h("button", { type: "button", class: "picture", "aria-label": say("enlarge", { alt: alt || media.filename || "" }), onclick: () => enlarge(media) }, image);
}

export function file(media) {
  if ((media.content_type || "").startsWith("image/")) return picture(media);
  return h("a", { class: "file", href: here(media.url), download: media.filename }, media.filename);
}

function enlarge(media) {
  const dialog = byId("picture");
  const alt = media.description || "";
  dialog.replaceChildren(
    h("form", { method: "dialog" }, h("button", { class: "quiet", autofocus: true }, say("close"))),
    h("div", { class: "large", tabindex: "0", role: "region", "aria-label": say("picture") }, h("img", { src: here(media.url), alt: alt || media.filename || "" })),
    alt ? h("p", { dir: "auto" }, alt) : "",
  );
  dialog.setAttribute("aria-label", say("picture"));
  dialog.onclick = (event) => event.target === dialog && dialog.close();
  dialog.showModal();
}
