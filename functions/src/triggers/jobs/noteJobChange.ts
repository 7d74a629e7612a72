import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { editedTextId } from "../../mail/jobMailId.ts";
import { administrator, auditEntry, theCompany, unknownActor } from "../../store/newAuditEntry.ts";

type Fields = Pick<DocumentSnapshot, "exists" | "get">;
type Action = "created" | "edited" | "filled" | "reopened" | "paused" | "resumed" | "deleted";
type Change = { action: Action; actor: string };
/** `deletedBy`: who deleted the job, where it is gone. */
type Event = { id: string; time: string; deletedBy: string };

/**
 * Writes to the audit what a person did to a job, under the event's own id and time, so that a repeated event writes the
 * same entry. Decisions are noted where they are made, and the jobs of a deleted company with the company.
 */
export async function noteJobChange(
  { store }: Context,
  event: Event,
  jobId: string,
  before: Fields,
  after: Fields,
): Promise<void> {
  const companyId: unknown = before.get("companyId");
  const all = jobChanges(before, after, event.deletedBy);
  const isNoted =
    all.some(isEdit) && (await isDecidedText(store, jobId, after.get("revision") as number));
  const changes = isNoted ? all.filter((change) => !isEdit(change)) : all;
  if (changes.length === 0) return;
  if (typeof companyId === "string" && (await store.tombstones.doc(companyId).get()).exists) return;
  const batch = store.firestore.batch();
  for (const { action, actor } of changes)
    batch.set(
      store.audit.doc(`${event.id}-${action}`),
      auditEntry(collections.jobs, jobId, action, new Date(event.time), { actor }),
    );
  await batch.commit();
}

const isEdit = ({ action }: Change) => action === "edited";

/** Whether the text of this revision came with a decision on an edit, which is noted where it is carried out. */
async function isDecidedText(
  { audit }: Context["store"],
  jobId: string,
  revision: number,
): Promise<boolean> {
  return (await audit.doc(editedTextId(jobId, revision)).get()).exists;
}

/** What a person changed with a write, and who, as far as the rules tell. */
export function jobChanges(before: Fields, after: Fields, deletedBy: string): Change[] {
  // A company's new job opens an approval record, which is note enough; one without a company is the administrator's.
  if (!before.exists)
    return after.exists && after.get("companyId") === null
      ? [{ action: "created", actor: administrator }]
      : [];
  if (!after.exists) return [{ action: "deleted", actor: deletedBy }];
  const isAdministrators = after.get("companyId") === null;
  const by = (actor: string) => (isAdministrators ? administrator : actor);
  const changes: Change[] = [];
  if (before.get("revision") !== after.get("revision"))
    changes.push({ action: "edited", actor: by(editor(before, after)) });
  if (before.get("filled") !== after.get("filled"))
    changes.push({
      action: after.get("filled") === true ? "filled" : "reopened",
      actor: by(unknownActor),
    });
  if (isPaused(before) !== isPaused(after))
    changes.push({ action: isPaused(after) ? "paused" : "resumed", actor: by(unknownActor) });
  return changes;
}

function isPaused(job: Fields): boolean {
  return job.get("paused") === true;
}

/** An edit by its company sends a job back for approval, one by the administrator leaves its state alone. */
function editor(before: Fields, after: Fields): string {
  if (before.get("approvalStatus") === "pending") return unknownActor;
  return after.get("approvalStatus") === "pending" ? theCompany : administrator;
}
