import type { DocumentSnapshot, Precondition } from "firebase-admin/firestore";
import { isOvertaken } from "./isOvertaken.ts";

/**
 * Makes a write on a row that was there, under the precondition that nobody wrote or deleted it since it was read. Returns
 * whether it was made: a nightly run leaves a row that has changed to the next night.
 */
export async function ifUnchanged(
  { updateTime }: Pick<DocumentSnapshot, "updateTime">,
  write: (asRead: Precondition) => Promise<unknown>,
): Promise<boolean> {
  try {
    await write({ lastUpdateTime: updateTime! });
    return true;
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return false;
  }
}
