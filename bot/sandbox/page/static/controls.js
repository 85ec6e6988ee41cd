// Rows of buttons and menus under a message.

import { emojiPicture, h } from "./dom.js";
import { link } from "./markdown.js";
import { menu } from "./menu.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

export function button(component, press) {
  const sign = component.emoji?.id ? emojiPicture(component.emoji.id) : component.emoji && `${component.emoji.name} `;
  const face = [sign, component.label];
  if (component.style === 5) return link(component.url, face, "button link");
  return h("button", {
    type: "button",
    class: `button ${STYLES[component.style]}`,
    disabled: component.disabled,
    dir: "auto",
    "data-id": component.custom_id,
    onclick: (event) => press.click(component.custom_id, event),
  }, face);
}

export function row(component, press) {
  return h("div", { class: "row" }, component.components.map((one) => (one.type === 2 ? button(one, press) : menu(one, press))));
}
