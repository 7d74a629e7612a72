import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { Refused, type RequestHeaders } from "../firebase/ownDocument.ts";
import { readRecord, replaceFile } from "./applicationRecord.ts";

/** When a refused file is named again, in milliseconds. */
const pauses = [2_000, 4_000];

/**
 * Names another file on an application. Rules refuse it while functions are still at work on the file before, which may
 * be one of this device whose answer was lost. 'already': that one is there by now. Throws as `replaceFile` does.
 */
export async function nameOtherFile(
  id: string,
  file: Pick<Candidate, "resumePath" | "resumeName" | "resumeSize">,
  headers: RequestHeaders,
): Promise<"sent" | "already"> {
  for (const pause of pauses) {
    try {
      await replaceFile(id, file, headers);
      return "sent";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    const now = await readRecord(id, headers);
    if (now && !now.resumeMissing) return "already";
  }
  await replaceFile(id, file, headers);
  return "sent";
}
