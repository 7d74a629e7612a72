/** An error in a page. `source`: the file it comes from, where that is known; `release`: the version of the site's code. */
export type NoticedError = { error: unknown; source: string; pathname: string; release: string };

/** The digest in the name of the file that this is a part of, which stands for all of the site's code. */
const release = /-([\w-]{8})\.js$/.exec(import.meta.url)?.[1] ?? "";

/** Has the administrator told of an error. Nothing waits for it, and nothing fails with it. */
export function noteError(error: unknown, source = ""): void {
  if (!import.meta.env.PROD) return;
  const { pathname } = location;
  import("./sendError.ts")
    .then(({ sendError }) => sendError({ error, source, pathname, release }))
    .catch(() => null);
}

/** Notes every error that no code of the site catches, and what the security policy refuses. */
export function watchErrors(): void {
  addEventListener("error", ({ error, message, filename }) =>
    noteError(error ?? message, filename),
  );
  addEventListener("unhandledrejection", ({ reason }) => noteError(reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
    noteError(`${effectiveDirective} ${blockedURI}`, sourceFile),
  );
}
