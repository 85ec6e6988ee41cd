// Lists of what the server has: what comes while one is open is in it, too.

// calls `fill` with what `find` returns, now and whenever that is another on a new screen
export function listing(element, find, fill) {
  let shown = null;
  const update = () => {
    const found = find();
    const signature = JSON.stringify(found);
    if (signature === shown) return;
    shown = signature;
    fill(found);
  };
  element.dataset.listing = "";
  element.addEventListener("screen", update);
  update();
}

export function updateListings() {
  for (const element of document.querySelectorAll("[data-listing]")) element.dispatchEvent(new Event("screen"));
}
