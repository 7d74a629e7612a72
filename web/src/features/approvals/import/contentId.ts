/**
 * An id that depends only on the content, so that a repeated import writes nothing twice: SHA-256 of the content with
 * its fields in order, cut to 160 bits.
 */
export async function contentId(content: Record<string, unknown>): Promise<string> {
  const ordered = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(JSON.stringify(ordered)),
  );
  return Array.from(new Uint8Array(digest).slice(0, 20), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
