/** Milliseconds after the page has loaded: people's first actions take precedence. */
const after = 4_000;

/** Runs deferrable work once the page has loaded and been idle for a while. */
export function whenQuiet(run: () => void): void {
  const later = () => setTimeout(run, after);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}
