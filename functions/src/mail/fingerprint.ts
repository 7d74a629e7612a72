import { createHmac } from "node:crypto";

export type FingerprintKind =
  "address" | "account" | "cnpj" | "caller" | "report" | "card" | "card-account";

/**
 * Replaces an address, an account, a CNPJ, a network address, a job and its reporter's account, or the owner of a card
 * where it must not be readable: a constant HMAC, which cannot be guessed without the secret. The case of an address is
 * ignored.
 */
export function fingerprint(kind: FingerprintKind, value: string, secret: string): string {
  return createHmac("sha256", secret)
    .update(`${kind}:${kind === "address" ? value.toLowerCase() : value}`)
    .digest("hex")
    .slice(0, 32);
}
