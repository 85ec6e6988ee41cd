// A menu of a message: a button that opens a list; one choice is sent at once, several when done.

import { h } from "./dom.js";
import { store } from "./store.js";
import { say } from "./words.js";

let count = 0;
let pressed = false;
document.addEventListener("pointerdown", () => (pressed = true), true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (pressed = false), true);

function optionsOf(component) {
  if (component.type === 5) return store.screen.people.map((one) => ({ label: one.name, value: one.id }));
  if (component.type === 8) return store.screen.channels.map((one) => ({ label: `#${one.name}`, value: one.id }));
  return component.options || [];
}

export function menu(component, press) {
  const id = `menu-${++count}`;
  const many = (component.max_values ?? 1) > 1;
  const options = optionsOf(component);
  const chosen = new Set(options.filter((one) => one.default).map((one) => one.value));
  const face = options.filter((one) => one.default).map((one) => one.label).join(", ");
  const label = component.placeholder || say("choose");

  const send = () => {
    close();
    press.select(component.custom_id, [...chosen]);
  };
  const items = options.map((option) => item(option, chosen, (element) => {
    if (!many) chosen.clear();
    if (chosen.has(option.value)) chosen.delete(option.value);
    else if (chosen.size < (component.max_values ?? 1)) chosen.add(option.value);
    if (!many) return send();
    element.setAttribute("aria-selected", chosen.has(option.value));
    done.disabled = chosen.size < (component.min_values ?? 1);
  }));
  const done = h("button", { type: "button", class: "button primary", disabled: chosen.size < (component.min_values ?? 1), onclick: send }, say("done"));
  const list = h("ul", { id, role: "listbox", "aria-label": label, "aria-multiselectable": many && "true" }, items);
  const panel = h("div", { class: "menu-list", hidden: true }, list, many ? done : "");
  const opener = h("button", {
    type: "button", class: "menu-button", disabled: component.disabled, dir: "auto",
    "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": id, "data-id": component.custom_id,
    onclick: () => (panel.hidden ? show() : close()),
  }, h("span", { class: face ? "" : "placeholder" }, face || label));

  function show() {
    panel.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    focusOn(items, items.find((one) => one.getAttribute("aria-selected") === "true") || items[0]);
    panel.scrollIntoView({ block: "nearest" });
  }
  function fold() {
    panel.hidden = true;
    opener.setAttribute("aria-expanded", "false");
  }
  function close() {
    fold();
    opener.focus();
  }
  panel.addEventListener("keydown", (event) => keys(event, items, close));
  const whole = h("div", { class: "menu" }, opener, panel);
  whole.addEventListener("focusout", (event) => {
    if (panel.hidden || !event.relatedTarget || whole.contains(event.relatedTarget)) return;
    // what is being pressed must not move away beneath the pointer
    if (pressed) document.addEventListener("click", fold, { once: true });
    else fold();
  });
  return whole;
}

function item(option, chosen, choose) {
  const emoji = option.emoji && !option.emoji.id ? `${option.emoji.name} ` : "";
  const element = h("li", { role: "option", tabindex: "-1", dir: "auto", "aria-selected": String(chosen.has(option.value)), "data-value": option.value },
    h("span", {}, emoji + option.label), option.description ? h("small", {}, option.description) : "");
  element.addEventListener("click", () => choose(element));
  return element;
}

// one option at a time is reached by Tab; the arrows go to the others
function focusOn(items, chosen) {
  for (const one of items) one.tabIndex = one === chosen ? 0 : -1;
  chosen?.focus();
}

function keys(event, items, close) {
  const at = items.indexOf(document.activeElement);
  const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  if (event.key === "Escape") close();
  else if (event.key in moves) focusOn(items, items[(moves[event.key] + items.length) % items.length]);
  else if ((event.key === "Enter" || event.key === " ") && at >= 0) items[at].click();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
