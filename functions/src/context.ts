import { fingerprint, type FingerprintKind } from "./mail/fingerprint.ts";
import { type LinkClaims, signLink } from "./mail/signedLink.ts";
import { linkSecret, siteUrl } from "./functionOptions.ts";
import { theStore } from "./store/app.ts";
import type { Store } from "./store/store.ts";

/** What each function's work receives, so that it neither reads a clock nor opens a client. */
export type Context = {
  store: Store;
  now: Date;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  /** Replaces an address, an account or a CNPJ where it must not be readable; needs the secret of links. */
  fingerprint: (kind: FingerprintKind, value: string) => string;
  /** A signed link's token; needs the same secret. */
  sign: (claims: LinkClaims) => string;
};

export function openContext(): Context {
  return {
    store: theStore(),
    now: new Date(),
    siteUrl: siteUrl.value().replace(/\/+$/, ""),
    fingerprint: (kind, value) => fingerprint(kind, value, linkSecret.value()),
    sign: (claims) => signLink(claims, linkSecret.value()),
  };
}
