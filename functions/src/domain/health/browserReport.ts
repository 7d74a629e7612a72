import { paths } from "../site/paths.ts";

/** What a browser tells of an error in a page, as JSON in the body of a POST. Nothing in it says who had the error. */
export type BrowserReport = {
  /** The version of the site's code, by the name of its file. */
  release: string;
  /** One of `pagePatterns`, or `otherPage`. */
  page: string;
  /** As `strippedMessage` leaves it. */
  message: string;
};

/** Where browsers send it. */
export const reportAddress = "/api/browserErrors";

/** Of a page that is none of the site's own. */
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

/** Stands where something was taken out; a second time through leaves it as it is. */
export const takenOut = "***";

/** Characters of a message that are read, and that are kept. */
const longest = { read: 1_000, kept: 200 };

/**
 * A message without what people may have typed: what stands in quotes (from the first to the last), e-mail addresses, all of
 * an address but its host, long codes, and numbers of four digits or more however they are divided. No lookbehind: phones
 * of 2022 refuse a file that has one.
 */
export function strippedMessage(message: string): string {
  return (
    message
      .slice(0, longest.read)
      .normalize("NFKC")
      .replace(/\s+/g, " ")
      .replace(/\p{C}+/gu, "")
      // An apostrophe within a word opens no quotation.
      .replace(/(\p{L})['’](?=\p{L})/gu, "$1ʼ")
      .replace(/["'`“”‘’«»](.*["'`“”‘’«»]|.*)/, takenOut)
      .replace(/\S*@\S*/g, takenOut)
      .replace(/(:\/\/[^\s/?#*]*)\S*/g, `$1${takenOut}`)
      .replace(/[?#]\S*/g, takenOut)
      .replace(/\p{N}[\p{N} ().,/-]{2,}\p{N}|[\w-]{20,}/gu, takenOut)
      .slice(0, longest.kept)
      // The cut may go through a character of two halves.
      .replace(/^ +|[\p{Cs} ]+$/gu, "")
  );
}
