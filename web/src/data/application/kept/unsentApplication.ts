import type { Application, KeptApplication } from "./keptApplication.ts";
import { getKept, keptBytes, removeKept } from "./keptStore.ts";
import { waitingKey } from "./waitingApplications.ts";
import { updateHints } from "./waitingHints.ts";

/** What a form takes back; `file` is null if the device has lost it. */
export type Unsent = Pick<Application, "draft"> & { file: File | null };

/**
 * The application to this job, or to the talent bank (null), that its person has to agree to anew. Null without one, and
 * for a written résumé, whose answers are a draft.
 */
export async function unsentApplication(jobId: string | null): Promise<Unsent | null> {
  const kept = await unsent(jobId);
  if (!kept || kept.written) return null;
  const bytes = await keptBytes(kept.key);
  return { draft: kept.draft, file: bytes && new File([bytes], kept.fileName) };
}

/** Removes it from the device, after its person has discarded the form. */
export async function dropUnsent(jobId: string | null): Promise<void> {
  const kept = await unsent(jobId);
  if (kept) await removeKept(kept.key);
  await updateHints();
}

async function unsent(jobId: string | null): Promise<KeptApplication | null> {
  const kept = await getKept(waitingKey(jobId));
  return kept?.end === "consent" ? kept : null;
}
