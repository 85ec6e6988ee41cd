// One message: who, when, what, its pictures and controls.

import { act } from "./api.js";
import { h } from "./dom.js";
import { leadTo, placeOf } from "./focus.js";
import { openForm } from "./form.js";
import { components, embed } from "./layout.js";
import { markdown } from "./markdown.js";
import { notify } from "./notice.js";
import { file } from "./pictures.js";
import { messages, open, store } from "./store.js";
import { languageNow, say } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;
const HUES = { Ann: 8, Ben: 205, Cyd: 140, Dan: 275, Guest: 45 };

export function avatar(name) {
  const hue = HUES[name] ?? ([...name].reduce((sum, one) => sum + one.codePointAt(0), 0) * 37) % 360;
  const circle = h("span", { class: "avatar", "aria-hidden": "true" }, name[0].toUpperCase());
  circle.style.background = `hsl(${hue} 45% 38%)`;
  return circle;
}

export async function settle(asking) {
  const answer = await asking;
  if (answer.failed) notify(say(answer.failed), answer.detail);
  if (answer.modal) openForm(answer.modal, settle);
  return answer;
}

function pressing(message, command) {
  const base = () => ({ who: store.who, channel: message.channel_id, message: message.id });
  return {
    command,
    click: async (custom_id, event) => {
      const element = event.currentTarget;
      // no button of a mouse, no finger
      const from = event.detail === 0 && placeOf(element);
      element.classList.add("busy");
      const answer = await settle(act("click", { ...base(), custom_id }));
      element.classList.remove("busy");
      if (from && answer.message) leadTo(answer.message, from);
    },
    select: (custom_id, values) => settle(act("select", { ...base(), custom_id, values })),
    dismiss: () => act("dismiss", base()),
  };
}

const time = (stamp) => new Intl.DateTimeFormat(languageNow(), { hour: "2-digit", minute: "2-digit" }).format(new Date(stamp));

export function messageElement(message, command) {
  const press = pressing(message, command);
  const name = message.author.global_name;
  const isPrivate = message.flags & EPHEMERAL;
  const forMe = message.mentions.some((one) => one.id === store.screen.me.id);
  return h("article", { class: `message${isPrivate ? " private" : ""}${forMe ? " for-me" : ""}`, "data-message": message.id, "aria-label": name },
    avatar(name),
    h("div", { class: "body" },
      reply(message),
      message.interaction_metadata?.name ? h("p", { class: "small origin" }, say("answer-to", { name: message.interaction_metadata.user.global_name, command: `/${message.interaction_metadata.name}` })) : "",
      h("p", { class: "by" },
        h("strong", {}, name),
        message.author.bot ? h("span", { class: "tag" }, say("bot")) : "",
        h("time", { datetime: message.timestamp }, time(message.timestamp)),
        message.edited_timestamp ? h("span", { class: "small" }, say("edited")) : ""),
      message.flags & LOADING ? h("p", { class: "thinking" }, say("thinking", { name })) : "",
      message.content ? markdown(message.content, command) : "",
      message.embeds.map((one) => embed(one, press)),
      files(message).map(file),
      entrance(message),
      components(message.components, press),
      isPrivate ? h("p", { class: "only-you" }, h("span", {}, say("only-you")), h("button", { type: "button", class: "quiet", onclick: press.dismiss }, say("dismiss"))) : ""));
}

function reply(message) {
  const answered = messages().find((one) => one.id === message.message_reference?.message_id);
  return answered ? h("p", { class: "small origin", dir: "auto" }, `↪ ${answered.author.global_name}: ${words(answered).slice(0, 80)}`) : "";
}

// what a message says, a layout too
const words = (message) => message.content || (message.components.find((one) => one.type === 10)?.content ?? "");

// only where the reader sees the thread: the list of channels has it then
function entrance(message) {
  const thread = store.screen.channels.find((one) => one.id === message.thread?.id);
  return thread ? h("p", {}, h("button", { type: "button", class: "command-link", onclick: () => open(thread.id) }, `↳ ${thread.name}`)) : "";
}

// a file that an embed shows is not shown again beneath it
function files(message) {
  const shown = new Set(message.embeds.flatMap((one) => [one.image?.url, one.thumbnail?.url]));
  return message.attachments.filter((one) => !shown.has(one.url));
}
