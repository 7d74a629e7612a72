import { paths } from "../domain/site/paths.ts";

/** Stands for an id, which keeps its case. */
const id = ":id";

const pages = Object.values(paths).map((path) =>
  (typeof path === "string" ? path : path(id)).split("/"),
);

/**
 * The spelling of a page's path that the server knows, in lower case except for an id; null for every other path. The
 * router of the browser takes any case, and would wait for data that the server has under this spelling only.
 */
export function inLowerCase(pathname: string): string | null {
  const parts = pathname.split("/");
  const page = pages.find(
    (names) =>
      names.length === parts.length &&
      names.every((name, i) => name === id || name === parts[i]?.toLowerCase()),
  );
  return page?.map((name, i) => (name === id ? parts[i] : name)).join("/") ?? null;
}
