import type { Firestore } from "firebase-admin/firestore";

/** Documents that Firestore charges for. */
export type Charges = { read: number; written: number };

/** Rows of an index for which a count is charged as one read. */
const countedTogether = 1_000;

/** How the client sends every query and every write; not part of its public interface. */
type Sending = {
  requestStream: (method: string, ...rest: unknown[]) => Promise<NodeJS.ReadableStream>;
  request: (method: string, content: { writes?: unknown[] }, ...rest: unknown[]) => unknown;
};

/** One part of an answer: a row of a query, a document requested by name, a count. */
type Part = {
  document?: unknown;
  found?: unknown;
  missing?: unknown;
  /** Of a count; of other answers a word. */
  result?: string | { aggregateFields: Record<string, { integerValue?: string | number }> };
};

/**
 * Counts from now on what a client reads and writes, as it is sent: each document, also a missing one requested by name,
 * one for a query without rows, one for 1,000 counted rows (https://firebase.google.com/docs/firestore/pricing).
 */
export function countCharges(firestore: Firestore): Charges {
  const charges: Charges = { read: 0, written: 0 };
  const client = firestore as unknown as Sending;
  const requestStream = client.requestStream.bind(firestore);
  const request = client.request.bind(firestore);
  client.requestStream = async (method, ...rest) => {
    const stream = await requestStream(method, ...rest);
    let read = 0;
    stream.on("data", (part: Part) => (read += readIn(part)));
    stream.on("end", () => (charges.read += Math.max(1, read)));
    return stream;
  };
  client.request = (method, content, ...rest) => {
    if (method === "commit" || method === "batchWrite") charges.written += content.writes!.length;
    return request(method, content, ...rest);
  };
  return charges;
}

function readIn({ document, found, missing, result }: Part): number {
  if (typeof result === "object") {
    const counts = Object.values(result.aggregateFields).map((field) => Number(field.integerValue));
    return Math.ceil(Math.max(...counts) / countedTogether);
  }
  return document || found || missing ? 1 : 0;
}
