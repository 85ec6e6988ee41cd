// A press ends on the element on which it began: nothing is redrawn under a finger or a mouse button.

// a tap's click comes this much later than its finger leaves, in milliseconds
const TAP = 300;

// `draw`, put off while a press goes on
export function unpressed(draw) {
  let pressed = false;
  let late = false;
  let ending = 0;
  const release = () => {
    clearTimeout(ending);
    pressed = false;
    if (!late) return;
    late = false;
    draw();
  };
  const releaseIn = (wait) => {
    clearTimeout(ending);
    ending = setTimeout(release, wait);
  };
  const on = (kind, listener) => document.addEventListener(kind, listener, true);
  on("pointerdown", (event) => {
    if (!event.isPrimary || event.button) return;
    clearTimeout(ending);
    pressed = true;
  });
  on("pointerup", () => releaseIn(TAP));
  on("pointercancel", () => releaseIn(0));
  on("click", () => releaseIn(0));
  // the button was let go outside of the page
  on("pointermove", (event) => pressed && !event.buttons && event.pointerType === "mouse" && releaseIn(0));
  return () => {
    if (pressed) late = true;
    else draw();
  };
}
