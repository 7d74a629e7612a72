import { paths } from "../site/paths.ts";

/** A browser's report of an error in a page, as JSON in the body of a POST. It does not identify anybody. */
export type BrowserReport = {
  /** The version of the site's code, by the name of its file. */
  release: string;
  /** One of `pagePatterns`, or `otherPage`. */
  page: string;
  /** The result of `strippedMessage`. */
  message: string;
};

/** Where browsers send it. */
export const reportAddress = "/api/browserErrors";

/** The pattern of a page that the site does not have. */
export const otherPage = "outra página";

/** The addresses of all pages, with ':id' in place of each id. */
export const pagePatterns: readonly string[] = Object.values(paths).map(
  (path) => (typeof path === "string" ? path : path(":id")).split("?")[0]!,
);

/** The pattern of the page at a path. */
export function pageAt(pathname: string): string {
  const isAt = (pattern: string) => RegExp(`^${pattern.replace(":id", "[^/]+")}$`).test(pathname);
  return pagePatterns.find(isAt) ?? otherPage;
}

/** Replaces what was removed; removing again leaves it unchanged. */
export const takenOut = "***";

/** How many characters of a message are read, and how many are kept. */
const longest = { read: 1_000, kept: 200 };

/**
 * A message without anything that people may have typed: quoted text (from the first quote to the last), e-mail
 * addresses, all of a URL but its host, long codes, and numbers of four digits or more, with any separators. No
 * lookbehind: phones of 2022 refuse a file that contains one.
 */
export function strippedMessage(message: string): string {
  return (
    message
      .slice(0, longest.read)
      .normalize("NFKC")
      .replace(/\s+/g, " ")
      .replace(/\p{C}+/gu, "")
      // An apostrophe inside a word does not open a quotation.
      .replace(/(\p{L})['’](?=\p{L})/gu, "$1ʼ")
      .replace(/["'`“”‘’«»](.*["'`“”‘’«»]|.*)/, takenOut)
      .replace(/\S*@\S*/g, takenOut)
      .replace(/(:\/\/[^\s/?#*]*)\S*/g, `$1${takenOut}`)
      .replace(/[?#]\S*/g, takenOut)
      .replace(/\p{N}[\p{N} ().,/-]{2,}\p{N}|[\w-]{20,}/gu, takenOut)
      .slice(0, longest.kept)
      // The cut may split a surrogate pair.
      .replace(/^ +|[\p{Cs} ]+$/gu, "")
  );
}
