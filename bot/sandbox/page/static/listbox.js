// Suggestions above a text field: arrows move, Tab or Enter takes, Escape closes; the field keeps the focus.

import { h } from "./dom.js";

const TAKING = ["Enter", "Tab"];

let count = 0;

export class Listbox {
  constructor(input, label, take) {
    this.input = input;
    this.take = take;
    this.items = [];
    this.at = -1;
    this.id = `suggestions-${++count}`;
    this.element = h("ul", { id: this.id, class: "suggestions", role: "listbox", "aria-label": label, hidden: true });
    for (const [name, value] of Object.entries({ role: "combobox", "aria-expanded": "false", "aria-controls": this.id, "aria-autocomplete": "list", autocomplete: "off" })) {
      input.setAttribute(name, value);
    }
    input.addEventListener("blur", () => setTimeout(() => this.close(), 150));
  }

  get isOpen() {
    return !this.element.hidden;
  }

  // `text`: what the items were asked for; once the field says something else, no key takes any of them
  show(items, text = this.input.value) {
    this.items = items;
    this.text = text;
    this.element.replaceChildren(...items.map((item, at) => this.option(item, at)));
    this.element.hidden = !items.length;
    this.input.setAttribute("aria-expanded", String(items.length > 0));
    this.mark(items.length ? 0 : -1);
  }

  option(item, at) {
    const element = h("li", { role: "option", id: `${this.id}-${at}`, "aria-selected": "false", dir: "auto" },
      h("span", { dir: item.dir }, item.label), item.description ? h("small", {}, item.description) : "");
    element.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.choose(at);
    });
    return element;
  }

  mark(at) {
    this.element.children[this.at]?.setAttribute("aria-selected", "false");
    this.at = at;
    const element = this.element.children[at];
    element?.setAttribute("aria-selected", "true");
    element?.scrollIntoView({ block: "nearest" });
    if (element) this.input.setAttribute("aria-activedescendant", element.id);
    else this.input.removeAttribute("aria-activedescendant");
  }

  choose(at) {
    const item = this.items[at];
    this.close();
    if (item) this.take(item);
  }

  close() {
    this.element.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  // whether the key was for the list
  key(event) {
    if (!this.isOpen) return false;
    if (this.text !== this.input.value && TAKING.includes(event.key)) {
      const meant = this.items.findIndex((one) => [one.label, one.value].includes(this.input.value.trim()));
      if (meant < 0) {
        this.close();
        return false;
      }
      this.mark(meant);
    }
    const length = this.items.length;
    if (event.key === "ArrowDown") this.mark((this.at + 1) % length);
    else if (event.key === "ArrowUp") this.mark((this.at - 1 + length) % length);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) this.choose(this.at);
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
