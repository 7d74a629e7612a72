/** The board of another town; `jobs` is the address of its open data (`openDataPath`). */
export type Neighbour = { name: string; jobs: `https://${string}` };

/** Bounds on what is read, stored and shown of a neighbour. */
export const neighbourBounds = {
  /** Bytes of its file. */
  file: 1_000_000,
  /** Jobs that are stored. */
  kept: 50,
  /** Jobs below one list. */
  shown: 5,
  /** Hours after a reading until its jobs are no longer shown. */
  hours: 48,
  /** Characters of an address. */
  address: 500,
} as const;

/** A path and a query as a browser would spell them, without a fragment. */
const rest = /^\/[\w\-.~!$&'()*+,;=:@%/?]*$/;

/** An address over https at the usual port: its host, and the rest. */
const address = /^https:\/\/([^/]+)(\/.*)$/;

/** Names that the public network can resolve: no addresses in numbers, none of a private network. */
const publicHost =
  /^(?:[a-z\d-]+\.)+(?!(?:internal|local|localhost|lan|home|arpa)$)[a-z][a-z\d-]*$/;

/** The host of an address over https, spelled without anything to read twice; null for any other. */
export function hostOf(link: string): string | null {
  const [, host = "", path = ""] = address.exec(link) ?? [];
  const isPlain = link.length <= neighbourBounds.address && publicHost.test(host);
  return isPlain && rest.test(path) ? host : null;
}
