type Shared = { title: string; text: string; url?: string };

/**
 * Shares by the device's own sheet, else copies `copied`; 'cancelled' also if that sheet is open already; 'refused': the
 * browser allows neither.
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
      if (isSheetUsed(error)) return "cancelled";
    }
  }
  return (await copyText(copied)) ? "copied" : "refused";
}

/** Whether sharing failed although the device's sheet was there: it was closed, or a press before had opened it. */
export function isSheetUsed(error: unknown): boolean {
  return error instanceof DOMException && ["AbortError", "InvalidStateError"].includes(error.name);
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
