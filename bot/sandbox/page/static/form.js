// A form that the bot opened, as a dialog with a label for every field. `settle` shows what comes of sending it.

import { act } from "./api.js";
import { byId, h } from "./dom.js";
import { store } from "./store.js";
import { say } from "./words.js";

export function openForm(modal, settle) {
  const dialog = byId("form");
  const fields = modal.components.flatMap(fieldsOf);
  const form = h("form", { method: "dialog" },
    h("h2", { id: "form-title", dir: "auto" }, modal.title),
    fields.map((one) => one.element),
    h("div", { class: "row end" },
      h("button", { class: "quiet", type: "button", onclick: () => dialog.close() }, say("cancel")),
      h("button", { class: "button primary" }, say("send"))));
  form.addEventListener("submit", () => {
    const filled = Object.fromEntries(fields.filter((one) => one.value).map((one) => [one.custom_id, one.value()]));
    settle(act("submit", { who: store.who, modal: modal.id, fields: filled }));
  });
  dialog.replaceChildren(form);
  dialog.setAttribute("aria-labelledby", "form-title");
  dialog.showModal();
  form.querySelector("input, textarea, select")?.focus();
}

function fieldsOf(component) {
  if (component.type === 10) return [{ element: h("p", { dir: "auto" }, component.content) }];
  if (component.component) return [labelled(component.label, component.description, component.component)];
  return component.components.map((one) => labelled(one.label, "", one));
}

function labelled(label, description, field) {
  const id = `field-${field.custom_id}`;
  const { input, value } = field.type === 4 ? textField(field, id) : menuField(field, id);
  if (description) input.setAttribute("aria-describedby", `${id}-hint`);
  const element = h("div", { class: "field" }, h("label", { for: id, dir: "auto" }, label), description ? h("small", { id: `${id}-hint`, class: "hint" }, description) : "", input);
  return { custom_id: field.custom_id, element, value };
}

function textField(field, id) {
  const shared = { id, required: field.required !== false, minlength: field.min_length, maxlength: field.max_length ?? 4000, placeholder: field.placeholder, dir: "auto", value: field.value || "" };
  const input = field.style === 2 ? h("textarea", { ...shared, rows: "4" }) : h("input", { ...shared, type: "text" });
  return { input, value: () => input.value };
}

function menuField(field, id) {
  const people = store.screen.people.map((one) => ({ label: one.name, value: one.id }));
  const options = field.options || people;
  const many = (field.max_values ?? 1) > 1 || field.type === 22;
  const input = h("select", { id, multiple: many, required: field.required !== false, size: many ? Math.min(options.length, 8) : undefined },
    many ? "" : h("option", { value: "" }, field.placeholder || "–"),
    options.map((one) => h("option", { value: one.value, selected: one.default }, one.label)));
  const chosen = () => [...input.selectedOptions].map((one) => one.value).filter(Boolean);
  return { input, value: field.type === 21 ? () => chosen()[0] : chosen };
}
