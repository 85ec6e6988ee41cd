// A short word on what went wrong, read out at once, gone after a while.

import { byId } from "./dom.js";

let timer = null;

export function notify(text, detail = "") {
  const notice = byId("notice");
  notice.textContent = detail ? `${text} (${detail})` : text;
  notice.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => {
    notice.classList.remove("shown");
    notice.textContent = "";
  }, 8000);
}
