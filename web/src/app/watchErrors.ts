import type { NoticedError } from "./errorNotice.ts";

/** Reports an error of the page to the administrator. Nothing waits for the report, and a failure is ignored. */
export function noteError(noticed: NoticedError): void {
  const { pathname } = location;
  import("./sendError.ts")
    .then(({ sendError }) => sendError({ noticed, pathname, address: import.meta.url }))
    .catch(() => null);
}

/** Reports each error that no code of the site catches, and each breach of the security policy. */
export function watchErrors(): void {
  for (const name of ["error", "unhandledrejection", "securitypolicyviolation"])
    addEventListener(name, noteError);
}
