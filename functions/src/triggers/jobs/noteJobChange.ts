import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { editedTextId } from "../../mail/jobMailId.ts";
import { administrator, auditEntry, theCompany, unknownActor } from "../../store/newAuditEntry.ts";

type Fields = Pick<DocumentSnapshot, "exists" | "get">;
type Action = "created" | "edited" | "filled" | "reopened" | "paused" | "resumed" | "deleted";
type Change = { action: Action; actor: string };
/** `deletedBy`: who deleted the job, if it is deleted. */
type Event = { id: string; time: string; deletedBy: string };

/**
 * Writes a person's change of a job to the audit, with the event's id and time, so that a repeated event writes the
 * same entry. Decisions are recorded where they are carried out, jobs of a deleted company with the company.
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

/** Whether this revision's text came from an approved edit, which is recorded where it is carried out. */
async function isDecidedText(
  { audit }: Context["store"],
  jobId: string,
  revision: number,
): Promise<boolean> {
  return (await audit.doc(editedTextId(jobId, revision)).get()).exists;
}

/** What a person changed with a write, and who, as far as rules tell. */
export function jobChanges(before: Fields, after: Fields, deletedBy: string): Change[] {
  // A company's new job creates an approval record, which is enough; one without a company is the administrator's.
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

/** An edit by its company makes a job pending, one by the administrator keeps its state. */
function editor(before: Fields, after: Fields): string {
  if (before.get("approvalStatus") === "pending") return unknownActor;
  return after.get("approvalStatus") === "pending" ? theCompany : administrator;
}
