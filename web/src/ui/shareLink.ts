type Shared = { title: string; text: string; url?: string };

/**
 * Shares by the device's own sheet, else copies `copied`; 'refused': the browser allows neither.
 */
export async function shareLink(
  shared: Shared,
  copied: string,
): Promise<"shared" | "copied" | "cancelled" | "refused"> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(shared);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  return (await copyText(copied)) ? "copied" : "refused";
}

/** Copies a text; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
