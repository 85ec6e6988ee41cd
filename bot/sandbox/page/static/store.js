// What the page knows: who plays, which channel is open, the screen, and what has been read.

import { act, listen, read } from "./api.js";
import { setLanguage } from "./words.js";

const saved = JSON.parse(localStorage.getItem("dubsar-sandbox") || "{}");

export const store = {
  who: saved.who || "Ann",
  channels: saved.channels || {},
  languages: saved.languages || {},
  read: saved.read || {},
  screen: null,
  online: true,
};

const watchers = [];
let events = null;
let loading = false;
let again = false;

export const watch = (watcher) => watchers.push(watcher);
export const language = () => store.languages[store.who] || "en";
export const channelId = () => {
  const rooms = store.screen?.channels || [];
  const wanted = store.channels[store.who];
  return rooms.some((one) => one.id === wanted) ? wanted : rooms.find((one) => one.kind === "text")?.id;
};
export const channel = () => store.screen?.channels.find((one) => one.id === channelId());
export const messages = () => store.screen?.messages[channelId()] || [];

function save() {
  const { who, channels, languages, read: seen } = store;
  localStorage.setItem("dubsar-sandbox", JSON.stringify({ who, channels, languages, read: seen }));
}

function tell() {
  markRead();
  save();
  for (const watcher of watchers) watcher();
}

const key = (who, id) => `${who}/${id}`;
const newer = (id, than) => BigInt(id) > BigInt(than || 0);

function markRead() {
  const last = messages().at(-1);
  if (last && document.visibilityState === "visible") store.read[key(store.who, channelId())] = last.id;
}

export function unread(id) {
  const seen = store.read[key(store.who, id)];
  const mine = store.screen.me.id;
  return store.screen.messages[id].filter((one) => newer(one.id, seen) && one.author.id !== mine).length;
}

export function pinged(who, id) {
  const all = store.screen.pings[who] || [];
  return all.filter((one) => (!id || one.channel === id) && newer(one.message, store.read[key(who, one.channel)])).length;
}

export async function refresh() {
  again = true;
  if (loading) return;
  loading = true;
  while (again) {
    again = false;
    try {
      const who = store.who;
      const screen = await read("screen", { who });
      if (who === store.who) {
        store.screen = screen;
        store.online = true;
      } else again = true;
    } catch {
      store.online = false;
    }
  }
  loading = false;
  tell();
}

export async function be(who) {
  store.who = who;
  setLanguage(language());
  events?.close();
  await introduce();
  let away = false;
  events = listen(who, {
    changed: refresh,
    lost() {
      away = true;
      store.online = false;
      tell();
    },
    // A sandbox that was started again knows nobody's language.
    found() {
      if (away) introduce();
      away = false;
    },
  });
  await refresh();
}

const introduce = () => act("settings", { who: store.who, locale: locale() });

const locale = () => ({ en: "en-US" })[language()] || language();

export async function speak(chosen) {
  store.languages[store.who] = chosen;
  setLanguage(chosen);
  await introduce();
  await refresh();
}

export function open(id) {
  store.channels[store.who] = id;
  tell();
}

document.addEventListener("visibilitychange", () => store.screen && tell());
