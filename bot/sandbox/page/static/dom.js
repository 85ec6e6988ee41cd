// Builds elements: h("button", {class: "x", onclick: f}, "text", child)

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "hidden") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

// a picture in a line: without a name, a screen reader says only the words beside it
export const emojiPicture = (id, name = "") => h("img", { class: "emoji", src: `/emojis/${id}.png`, alt: name, draggable: "false" });
