/**
 * Resolves once the site's style sheet applies: a rendered page contains only the rules that it uses, and gets the
 * sheet together with its code. A sheet that cannot be loaded is told by web/build/startCode.js.
 */
export async function sheetLoaded(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (!link || link.sheet) return;
  await new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
}
