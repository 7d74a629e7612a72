/**
 * Where a request came from, by its X-Forwarded-For: `connection` is who spoke to Google's front end, which wrote it down
 * itself; `caller` is whom that one says it speaks for. Behind Hosting these are Hosting's server and the visitor; called
 * directly, the caller and whatever the caller made up. An IPv6 address is counted by its network of 64 bits, which one
 * house has.
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
