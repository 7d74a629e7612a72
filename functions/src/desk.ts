import { fingerprint, type FingerprintKind } from "./mail/fingerprint.ts";
import { type LinkClaims, signLink } from "./mail/signedLink.ts";
import { linkSecret, siteUrl } from "./functionOptions.ts";
import { theStore } from "./store/app.ts";
import type { Store } from "./store/store.ts";

/** What every function's work is given, so that it neither reads a clock nor opens a client itself. */
export type Desk = {
  store: Store;
  now: Date;
  /** The site's address, without a slash at the end. */
  siteUrl: string;
  /** Stands for an address, an account or a CNPJ where it must not be read; for functions that are given the secret of links. */
  fingerprint: (kind: FingerprintKind, value: string) => string;
  /** A signed link's token; for the same functions. */
  sign: (claims: LinkClaims) => string;
};

export function openDesk(): Desk {
  return {
    store: theStore(),
    now: new Date(),
    siteUrl: siteUrl.value().replace(/\/+$/, ""),
    fingerprint: (kind, value) => fingerprint(kind, value, linkSecret.value()),
    sign: (claims) => signLink(claims, linkSecret.value()),
  };
}
