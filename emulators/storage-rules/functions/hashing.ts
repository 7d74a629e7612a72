import { createHash } from "node:crypto";
import { spend } from "../bounds.ts";
import type { Callable } from "../methods/method.ts";
import { need, type Value } from "../values/value.ts";

const CRC32_POLYNOMIAL = 0xedb88320;
const CRC32C_POLYNOMIAL = 0x82f63b78;

const STEPS_PER_BYTE = 1;

export const hashing: Record<string, Callable> = {
  crc32: { arity: 1, run: (input) => cyclic(bytesOf(input), CRC32_POLYNOMIAL) },
  crc32c: { arity: 1, run: (input) => cyclic(bytesOf(input), CRC32C_POLYNOMIAL) },
  md5: { arity: 1, run: (input) => digest("md5", bytesOf(input)) },
  sha256: { arity: 1, run: (input) => digest("sha256", bytesOf(input)) },
};

function bytesOf(input: Value = null): Uint8Array {
  const bytes = typeof input === "string" ? Buffer.from(input) : need("bytes", input);
  spend(bytes.length * STEPS_PER_BYTE);
  return bytes;
}

function digest(algorithm: "md5" | "sha256", bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash(algorithm).update(bytes).digest());
}

/** A reflected 32-bit cyclic redundancy check, least significant byte first, as in Google's engine. */
function cyclic(bytes: Uint8Array, polynomial: number): Uint8Array {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      remainder = (remainder >>> 1) ^ (remainder & 1 ? polynomial : 0);
  }
  const check = new Uint8Array(4);
  new DataView(check.buffer).setUint32(0, ~remainder >>> 0, true);
  return check;
}
