import type { DocumentSnapshot } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import type { Replies } from "../../domain/company/replies.ts";
import { replyWord } from "../../domain/company/replyWord.ts";
import { verifiedFields } from "../../domain/company/verification.ts";
import { adminEmail, linkSecrets } from "../../functionOptions.ts";
import { theAuth } from "../../store/app.ts";
import { auditEntry, unknownActor } from "../../store/newAuditEntry.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { indexCompany } from "../search/searchIndex.ts";
import { mailActivity } from "./mailActivity.ts";
import { removeCompany } from "./removeCompany.ts";
import { type Seen, reconcileReturned } from "./reconcileReturned.ts";
import { reconcilePublicCompany } from "./reconcilePublicCompany.ts";
import { reconcileSharedCnpj } from "./reconcileSharedCnpj.ts";
import { reconcileJob } from "../jobs/reconcileJob.ts";
import { reconcileRegister } from "../register/reconcileRegister.ts";
import { removeContactRequests } from "../talents/removeContactRequests.ts";
import { attempt, handle } from "../handle.ts";

export const onCompanyWritten = onDocumentWritten(
  {
    document: `${collections.companies}/{companyId}`,
    retry: true,
    timeoutSeconds: 540,
    secrets: linkSecrets,
  },
  ({ id, time, params: { companyId }, data }) =>
    handle("onCompanyWritten", companyId, async (context) => {
      const { before, after } = data ?? {};
      if (after?.get("active") !== undefined) await indexCompany(context, companyId);
      if (isRegisteredOtherwise(before, after)) {
        await reconcileSharedCnpj(context, companyId, cnpjOf(before));
        await reconcileRegister(context, companyId, adminEmail.value());
      }
      if (isAnother(before, after))
        await reconcileReturned(context, companyId, seen(before), seen(after));
      if (isMarkedOtherwise(before, after)) await reconcileJobsOf(context, companyId);
      await followActivity(context, { id, time }, companyId, before, after);
      await reconcilePublicCompany(context, companyId);
    }),
);

type Row = DocumentSnapshot | undefined;

function cnpjOf(row: Row): string | null {
  return (row?.get("cnpj") ?? null) as string | null;
}

/** Whether it has another CNPJ, or its row was written anew, without what functions had written. */
function isRegisteredOtherwise(before: Row, after: Row): boolean {
  const registration = (row: Row) => JSON.stringify([cnpjOf(row), row?.get("createdAt")]);
  return registration(before) !== registration(after);
}

/** A profile edit, or a new company's row, changes nothing about its jobs. */
async function followActivity(
  context: Context,
  event: { id: string; time: string },
  companyId: string,
  before: Row,
  after: Row,
): Promise<void> {
  const [was, is]: unknown[] = [before?.get("active"), after?.get("active")];
  if (was === undefined || was === is) return;
  if (is !== undefined) return switchCompany(context, event, companyId, is === true);
  // A company may also remove itself.
  await removeCompany(context, await theAuth(), companyId, { actor: unknownActor });
}

/** Whether a field that identifies a deactivated company has changed. */
function isAnother(before: Row, after: Row): boolean {
  return ["active", "cnpj", "email"].some((field) => before?.get(field) !== after?.get(field));
}

/** Whether the marks of its jobs, the word for its replies, or the register's hold on them, may have changed. */
function isMarkedOtherwise(before: Row, after: Row): boolean {
  const marks = (row: Row) =>
    JSON.stringify([row?.get("verified"), row?.get("registerHold"), wordOf(row)]);
  if (!after?.exists || !before?.exists) return false;
  if (marks(before) !== marks(after)) return true;
  const isRenamed = verifiedFields.some((field) => before.get(field) !== after.get(field));
  return isRenamed && after.get("verified") != null;
}

function wordOf(row: Row) {
  return replyWord(row?.get("replies") as Replies | undefined);
}

/** A row as the event contains it, field by field, so that a row that fits no schema stops no removal. */
function seen(row: Row): Seen {
  const email: unknown = row?.get("email");
  if (typeof email !== "string") return null;
  const cnpj: unknown = row?.get("cnpj");
  return {
    email,
    cnpj: typeof cnpj === "string" ? cnpj : null,
    active: row?.get("active") === true,
  };
}

/**
 * Lists or hides a company's jobs after its `active` has changed, tells it, and writes that to the audit with the
 * event's id and time.
 */
export async function switchCompany(
  context: Context,
  event: { id: string; time: string },
  companyId: string,
  active: boolean,
): Promise<void> {
  await reconcileJobsOf(context, companyId);
  await mailActivity(
    context,
    `${event.id}-${active ? "activated" : "deactivated"}`,
    companyId,
    active,
  );
  // Waiting requests cannot be answered, and a company that returns may ask again. By now it may have returned.
  if (!active && (await isInactive(context, companyId)))
    await removeContactRequests(
      context,
      context.store.contactRequests
        .where("companyId", "==", companyId)
        .where("status", "==", "waiting"),
    );
  await context.store.audit
    .doc(event.id)
    .set(
      auditEntry(
        collections.companies,
        companyId,
        active ? "activated" : "deactivated",
        new Date(event.time),
      ),
    );
}

async function isInactive({ store }: Context, companyId: string): Promise<boolean> {
  return (await store.companies.doc(companyId).get()).get("active") === false;
}

/**
 * Lists or hides a company's jobs by its present state. After an interruption it starts over and finds less to do.
 */
export async function reconcileJobsOf(context: Context, companyId: string): Promise<void> {
  const jobs = context.store.jobs.where("companyId", "==", companyId).orderBy("__name__");
  await eachDocument(jobs, ({ id }) =>
    attempt(context, "reconcileJob", id, () => reconcileJob(context, id)),
  );
}
