import { neighbourBounds } from "../../domain/neighbours/neighbour.ts";

/** Why another site's file is not taken. */
export class NotTaken extends Error {
  override name = "NotTaken";
}

const longestMs = 10_000;

/** Fetches as the global `fetch` does. */
export type Get = (address: string, init: RequestInit) => Promise<Response>;

/**
 * The JSON text at an address, which may belong to anybody: at once or not at all, without following it elsewhere.
 * Throws a `NotTaken` for another answer than 200 and JSON, for one that is too long once unpacked, and after
 * `patienceMs`; what `fetch` throws if there is none.
 */
export async function readText(
  address: string,
  get: Get = fetch,
  patienceMs = longestMs,
): Promise<string> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await get(address, {
      // An answer from elsewhere would not be the town's, and could come from inside of this network.
      redirect: "manual",
      signal,
      headers: { Accept: "application/json" },
    });
    if (response.status !== 200) throw new NotTaken(`answered ${response.status}`);
    const type = response.headers.get("Content-Type") ?? "";
    if (!/^application\/json\b/i.test(type)) throw new NotTaken("answered no JSON");
    return await bodyOf(response);
  } catch (error) {
    throw signal.aborted ? new NotTaken("took too long") : error;
  }
}

/** The body as text, read in pieces and cut off when it is too long. */
async function bodyOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > neighbourBounds.file) throw new NotTaken("is too long");
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}
