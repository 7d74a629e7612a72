/**
 * A request's origin, by X-Forwarded-For: `connection` is the client of Google's front end, which wrote it; `caller`
 * is the entry before it. Behind Hosting these are Hosting's server and the visitor; in a direct call, the caller and
 * a possibly forged entry. An IPv6 address counts by its 64-bit network, which one house has.
 */
export function callerAddresses(forwardedFor: string | string[] | undefined): {
  connection: string;
  caller: string;
} {
  const hops = [forwardedFor ?? []].flat().join(",").split(",");
  const [connection = "", caller = ""] = hops.map((hop) => networkOf(hop.trim())).reverse();
  return { connection, caller };
}

function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const first = groups(head);
  const last = groups(tail ?? "");
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: gap }, () => "0"), ...last].slice(0, 4).join(":");
}

function groups(part: string): string[] {
  return part === "" ? [] : part.split(":").map((group) => group.replace(/^0+(?=.)/, ""));
}
