import { createHash } from "node:crypto";
import type { Callable } from "../methods/callable.ts";
import { need, type Value } from "../values/value.ts";

const CRC32_POLYNOMIAL = 0xedb88320;
const CRC32C_POLYNOMIAL = 0x82f63b78;

export const hashing: Record<string, Callable> = {
  crc32: { arity: 1, run: (input) => cyclic(bytesOf(input), CRC32_POLYNOMIAL) },
  crc32c: { arity: 1, run: (input) => cyclic(bytesOf(input), CRC32C_POLYNOMIAL) },
  md5: { arity: 1, run: (input) => digest("md5", bytesOf(input)) },
  sha256: { arity: 1, run: (input) => digest("sha256", bytesOf(input)) },
};

function bytesOf(input: Value = null): Uint8Array {
  return typeof input === "string" ? Buffer.from(input) : need("bytes", input);
}

function digest(algorithm: "md5" | "sha256", bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash(algorithm).update(bytes).digest());
}

/** A reflected 32-bit cyclic redundancy check, most significant byte first. */
function cyclic(bytes: Uint8Array, polynomial: number): Uint8Array {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      remainder = (remainder >>> 1) ^ (remainder & 1 ? polynomial : 0);
  }
  const check = new Uint8Array(4);
  new DataView(check.buffer).setUint32(0, ~remainder >>> 0);
  return check;
}
