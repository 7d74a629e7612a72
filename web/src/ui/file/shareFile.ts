import { isSheetUsed } from "../shareLink.ts";

/** Whether the device hands files of this type ('application/pdf') to other apps. */
export function canShareFiles(type: string): boolean {
  const file = new File([" "], `a.${type.split("/")[1]}`, { type });
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/**
 * Opens the device's list of apps for a file; false if the device refuses. Closing the list is no refusal, nor is a press
 * while it is open.
 */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    return isSheetUsed(error);
  }
}
