// Embeds, and the layout components of messages that have no content of their own.

import { button, row } from "./controls.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { file, picture } from "./pictures.js";

const colour = (number) => (number ? `#${number.toString(16).padStart(6, "0")}` : null);

function edged(element, number) {
  if (colour(number)) element.style.borderInlineStartColor = colour(number);
  return element;
}

export function embed(shape, press) {
  return edged(h("div", { class: "embed" },
    shape.author ? h("p", { class: "small" }, shape.author.name) : "",
    shape.title ? h("div", { class: "title" }, markdown(shape.title, press.command)) : "",
    shape.description ? markdown(shape.description, press.command) : "",
    shape.fields?.length ? h("dl", {}, shape.fields.map((one) => h("div", { class: one.inline ? "inline" : "" },
      h("dt", { dir: "auto" }, one.name), h("dd", {}, markdown(one.value, press.command))))) : "",
    shape.image ? picture(shape.image) : "",
    shape.footer ? h("p", { class: "small", dir: "auto" }, shape.footer.text) : ""), shape.color);
}

const SHAPES = {
  1: row,
  9: (one, press) => h("div", { class: "section" }, h("div", {}, components(one.components, press)), component(one.accessory, press)),
  10: (one, press) => markdown(one.content, press.command),
  11: (one) => h("div", { class: "thumbnail" }, picture({ ...one.media, description: one.description })),
  12: (one) => h("div", { class: "gallery" }, one.items.map((item) => picture({ ...item.media, description: item.description }))),
  13: (one) => file({ ...one.file, filename: one.file.url.split("/").at(-1).split("?")[0] }),
  14: (one) => h("hr", { class: one.divider === false ? "space" : "" }),
  17: (one, press) => edged(h("div", { class: "embed container" }, components(one.components, press)), one.accent_color),
};

function component(shape, press) {
  return shape.type === 2 ? button(shape, press) : SHAPES[shape.type]?.(shape, press) ?? "";
}

export const components = (list, press) => list.map((one) => component(one, press));
