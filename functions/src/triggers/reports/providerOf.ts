/**
 * The part of a network address that a provider's customers share: two of four numbers of an IPv4 address, two of the
 * four groups of an IPv6 network (`callerAddresses`). A phone that reconnects gets another address, usually in the
 * same part.
 */
export function providerOf(address: string): string {
  const separator = address.includes(":") ? ":" : ".";
  return address.split(separator).slice(0, 2).join(separator);
}
