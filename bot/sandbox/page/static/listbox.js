// Suggestions above a text field: arrows move, Tab or Enter takes, Escape closes; the field keeps the focus.
// A key that takes is remembered while suggestions for what was typed are on the way.

import { h } from "./dom.js";

let count = 0;

export class Listbox {
  // `take`: called with the item that was taken; `missed`: with the key that waited for items and found none
  constructor(input, label, take, missed) {
    this.input = input;
    this.take = take;
    this.missed = missed;
    this.asked = 0;
    this.waiting = null;
    this.items = [];
    this.at = -1;
    this.id = `suggestions-${++count}`;
    // what scrolls would be a stop of the Tab key, and would take the focus with it when it closes
    this.element = h("ul", { id: this.id, class: "suggestions", role: "listbox", "aria-label": label, hidden: true, tabindex: "-1", onmousedown: (event) => event.preventDefault() });
    for (const [name, value] of Object.entries({ role: "combobox", "aria-expanded": "false", "aria-controls": this.id, "aria-autocomplete": "list", autocomplete: "off" })) {
      input.setAttribute(name, value);
    }
    input.addEventListener("blur", () => {
      this.waiting = null;
      setTimeout(() => this.close(), 150);
    });
  }

  // shows what `find` promises for `text`, unless it is asked again meanwhile
  async await(find, text) {
    const mine = ++this.asked;
    this.waiting = null;
    this.input.setAttribute("aria-busy", "true");
    const items = await find().catch(() => []);
    if (mine !== this.asked) return null;
    this.input.removeAttribute("aria-busy");
    if (document.activeElement !== this.input) return null;
    this.show(items, text);
    const key = this.waiting;
    this.waiting = null;
    if (key && items.length) this.choose(0);
    else if (key) this.missed(key);
    return items;
  }

  // nothing is awaited any more, and nothing shown
  stop() {
    this.asked++;
    this.waiting = null;
    this.input.removeAttribute("aria-busy");
    this.close();
  }

  get isOpen() {
    return !this.element.hidden;
  }

  // `text`: what the items were asked for
  show(items, text = this.input.value) {
    this.items = items;
    this.text = text;
    this.element.replaceChildren(...items.map((item, at) => this.option(item, at)));
    this.element.hidden = !items.length;
    this.input.setAttribute("aria-expanded", String(items.length > 0));
    // before anything is typed, Enter and Tab pass by unless an arrow has marked one
    this.mark(items.length && text ? 0 : -1);
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
    const takes = event.key === "Enter" || (event.key === "Tab" && !event.shiftKey);
    if (takes && this.awaited) this.waiting = event.key;
    else if (event.key === "Escape" && this.waiting) this.waiting = null;
    else if (!this.isOpen || !this.use(event.key, takes)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  get awaited() {
    return Boolean(this.input.value) && this.input.getAttribute("aria-busy") === "true";
  }

  use(key, takes) {
    const length = this.items.length;
    if (key === "ArrowDown") this.mark((this.at + 1) % length);
    else if (key === "ArrowUp") this.mark((Math.max(this.at, 0) - 1 + length) % length);
    else if (key === "Escape") this.close();
    else if (takes && this.at >= 0 && this.text === this.input.value) this.choose(this.at);
    else return false;
    return true;
  }
}
