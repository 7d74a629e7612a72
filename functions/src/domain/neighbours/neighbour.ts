/** The board of another town; `jobs` is the address of its open data (`openDataPath`). */
export type Neighbour = { name: string; jobs: `https://${string}` };

/** What is read of a neighbour and shown of it; bytes, jobs, jobs, hours, characters. */
export const neighbourBounds = {
  file: 1_000_000,
  kept: 50,
  shown: 5,
  hours: 48,
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
