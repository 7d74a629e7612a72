import { createHmac } from "node:crypto";

export type FingerprintKind = "address" | "account" | "cnpj" | "caller" | "report";

/**
 * Replaces an address, an account, a CNPJ, a network address, or a job and its reporter's account where it must not be
 * readable: a constant HMAC, which cannot be guessed without the secret. Case is ignored.
 */
export function fingerprint(kind: FingerprintKind, value: string, secret: string): string {
  return createHmac("sha256", secret)
    .update(`${kind}:${kind === "address" ? value.toLowerCase() : value}`)
    .digest("hex")
    .slice(0, 32);
}
