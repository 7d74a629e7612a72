/** How long after the page has loaded, in milliseconds: whatever people do first goes first. */
const after = 4_000;

/** Does what can wait, once the page has loaded and has been left in peace for a while. */
export function whenQuiet(run: () => void): void {
  const later = () => setTimeout(run, after);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}
