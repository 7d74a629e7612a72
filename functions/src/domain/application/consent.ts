/** The version of the consent's text; a change of the wording is a new version. */
export const consentVersion = "2026-11";

/** Versions of the text that cover talent cards; anybody else has no card. */
export const cardConsents: readonly string[] = ["2026-11"];
