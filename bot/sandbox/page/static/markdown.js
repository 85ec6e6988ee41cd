// Discord's markdown, as far as a bot uses it, into elements (never into HTML text).

import { emojiPicture, h } from "./dom.js";
import { open, store } from "./store.js";
import { languageNow } from "./words.js";

const INLINE = [
  [/^```(?:\w*\n)?([\s\S]+?)```/, (m) => h("pre", {}, h("code", {}, m[1]))],
  [/^`([^`\n]+)`/, (m) => h("code", {}, m[1])],
  [/^\*\*([\s\S]+?)\*\*/, (m, press) => h("strong", {}, inline(m[1], press))],
  [/^__([\s\S]+?)__/, (m, press) => h("u", {}, inline(m[1], press))],
  [/^~~([\s\S]+?)~~/, (m, press) => h("s", {}, inline(m[1], press))],
  [/^\*([^*\s](?:[^*]*[^*\s])?)\*/, (m, press) => h("em", {}, inline(m[1], press))],
  [/^_([^_\s](?:[^_]*[^_\s])?)_(?!\w)/, (m, press) => h("em", {}, inline(m[1], press))],
  [/^<@!?(\d+)>/, (m) => mention(m[1])],
  [/^<@&(\d+)>/, (m) => h("span", { class: "mention" }, `@${store.screen.roles.find((one) => one.id === m[1])?.name || "…"}`)],
  [/^<#(\d+)>/, (m) => h("button", { type: "button", class: "command-link", onclick: () => open(m[1]) }, `#${channelName(m[1])}`)],
  [/^@(everyone|here)/, (m) => h("span", { class: "mention me" }, m[0])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] || "f")],
  [/^<\/([^:>]+):\d+>/, (m, press) => h("button", { type: "button", class: "command-link", onclick: () => press(m[1]) }, `/${m[1]}`)],
  [/^<a?:(\w+):(\d+)>/, (m) => emojiPicture(m[2], `:${m[1]}:`)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, press) => link(m[2], inline(m[1], press))],
  [/^<?(https?:\/\/[^\s<>]+)>?/, (m) => link(m[1], m[1])],
  [/^\\([*_~`|>#<@\\()[\]{}.!+-])/, (m) => m[1]],
];

const CHANNEL = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)/;

/** A link; one to a channel of this page opens it here. */
export function link(url, face, kind) {
  const room = store.screen.channels.find((one) => one.id === url.match(CHANNEL)?.[1]);
  if (!room) return h("a", { class: kind, href: url, target: "_blank", rel: "noreferrer" }, face);
  return h("a", { class: kind, href: url, onclick: (event) => {
    event.preventDefault();
    open(room.id);
  } }, face);
}

const channelName = (id) => store.screen.channels.find((one) => one.id === id)?.name || "…";

function mention(id) {
  const person = [...store.screen.people, store.screen.bot].find((one) => one.id === id);
  return h("span", { class: id === store.screen.me.id ? "mention me" : "mention" }, `@${person?.name || id}`);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(languageNow(), STYLES.F).format(date);
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(languageNow(), STYLES[style]).format(date);
  return h("time", { datetime: date.toISOString(), title: full }, text);
}

function relative(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find((one) => Math.abs(left) >= one[1]) || UNITS.at(-1);
  return new Intl.RelativeTimeFormat(languageNow(), { numeric: "auto" }).format(Math.round(left / size), unit);
}

function inline(text, press) {
  const parts = [];
  let plain = "";
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const found = INLINE.map(([pattern, make]) => [rest.match(pattern), make]).find(([match]) => match);
    if (found) {
      if (plain) parts.push(plain);
      plain = "";
      parts.push(found[1](found[0], press));
      at += found[0][0].length;
    } else plain += text[at++];
  }
  if (plain) parts.push(plain);
  return parts;
}

const BLOCKS = [
  [/^(#{1,3}) (.*)/, (m, press) => h("p", { class: `heading h${m[1].length}` }, inline(m[2], press))],
  [/^-# (.*)/, (m, press) => h("p", { class: "small" }, inline(m[1], press))],
  [/^> ?(.*)/, (m, press) => h("blockquote", {}, inline(m[1], press))],
  [/^\s*[-*] (.*)/, (m, press) => h("p", { class: "bullet" }, inline(m[1], press))],
];

export function markdown(text, press) {
  const shown = h("div", { class: "text", dir: "auto" });
  for (const part of text.split(/(```[\s\S]+?```)/)) {
    if (part.startsWith("```")) shown.append(...inline(part, press));
    else for (const line of part.replace(/^\n|\n$/g, "").split("\n")) shown.append(block(line, press));
  }
  return shown;
}

function block(line, press) {
  for (const [pattern, make] of BLOCKS) {
    const match = line.match(pattern);
    if (match) return make(match, press);
  }
  return h("p", { dir: "auto" }, line ? inline(line, press) : h("br"));
}
