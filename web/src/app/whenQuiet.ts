/** Milliseconds after the page has loaded: people's first actions take precedence. */
const after = 4_000;

/**
 * Runs deferrable work once the page has loaded and been idle for a while, and there is a line: a browser remembers code
 * that failed to load until the page is loaded anew, also for others who need a part of it.
 */
export function whenQuiet(run: () => void): void {
  const onLine = () => {
    if (navigator.onLine) run();
    else window.addEventListener("online", run, { once: true });
  };
  const later = () => setTimeout(onLine, after);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}
