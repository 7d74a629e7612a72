import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SiteAnswer } from "./siteAnswer.ts";

const encodings = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 8,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: Buffer) => promisify(gzip)(text),
} as const;

/** Shorter texts are not worth compressing. */
const least = 1_000;

/**
 * The answer with its text compressed as the client accepts it (a page shrinks to an eighth); a picture stays
 * unchanged.
 */
export async function compressed(answer: SiteAnswer, accepted: string): Promise<SiteAnswer> {
  if (typeof answer.body !== "string" || answer.body.length < least) return answer;
  const headers = { ...answer.headers, Vary: "Accept-Encoding" };
  const encoding = (["br", "gzip"] as const).find((name) =>
    accepted
      .split(",")
      .some((part) => new RegExp(`^\\s*${name}\\s*(;\\s*q=(0\\.0*[1-9]|1).*)?$`).test(part)),
  );
  if (encoding === undefined) return { ...answer, headers };
  return {
    ...answer,
    headers: { ...headers, "Content-Encoding": encoding },
    body: await encodings[encoding](Buffer.from(answer.body)),
  };
}
