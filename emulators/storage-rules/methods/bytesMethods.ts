import { boundedText } from "../bounds.ts";
import type { Methods } from "./method.ts";

export const bytesMethods: Methods<Uint8Array> = {
  size: { arity: 0, run: (bytes) => BigInt(bytes.length) },
  toHexString: {
    arity: 0,
    run: (bytes) => boundedText(Buffer.from(bytes).toString("hex").toUpperCase()),
  },
  // RFC 4648's alphabet for URLs, with padding.
  toBase64: {
    arity: 0,
    run: (bytes) =>
      boundedText(Buffer.from(bytes).toString("base64").replaceAll("+", "-").replaceAll("/", "_")),
  },
};
