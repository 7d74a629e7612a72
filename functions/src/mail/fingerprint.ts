import { createHmac } from "node:crypto";

export type FingerprintKind = "address" | "account" | "cnpj" | "caller";

/**
 * Stands for an address, an account, a CNPJ or a network address where it must not itself be written: always the same for it, and not to be
 * computed by guessing without the secret. Upper and lower case are one.
 */
export function fingerprint(kind: FingerprintKind, value: string, secret: string): string {
  return createHmac("sha256", secret)
    .update(`${kind}:${kind === "address" ? value.toLowerCase() : value}`)
    .digest("hex")
    .slice(0, 32);
}
