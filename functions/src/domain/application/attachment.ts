/**
 * The header that makes a browser save an answer under a name (RFC 6266): ASCII for old readers, then the name itself
 * (RFC 8187). Characters that file systems refuse, control characters and direction marks become '_'.
 */
export function attachmentHeader(name: string): string {
  const safe = name.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Surrogate}]/gu, "_");
  const plain = safe.normalize("NFD").replace(/\p{M}/gu, "");
  return `attachment; filename="${plain.replace(/[^ -~]|%/g, "_")}"; filename*=UTF-8''${extended(safe)}`;
}

/** The name in such a header, or null. */
export function attachmentName(header: string | null): string | null {
  const [, name] = /filename\*=UTF-8''([^;\s]+)/.exec(header ?? "") ?? [];
  try {
    return name === undefined ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}

/** Percent-encoded, including what encodeURIComponent leaves and the header forbids. */
function extended(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
