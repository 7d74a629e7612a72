import { onDocumentWritten } from "firebase-functions/firestore";
import type { Desk } from "../../desk.ts";
import { collections } from "../../domain/collections.ts";
import { theAuth } from "../../store/app.ts";
import { auditEntry, unknownActor } from "../../store/auditEntry.ts";
import { indexCompany } from "../search/searchIndex.ts";
import { removeCompany } from "./removeCompany.ts";
import { settleJob } from "../jobs/settleJob.ts";
import { attempt, handle } from "../handle.ts";

export const onCompanyWritten = onDocumentWritten(
  { document: `${collections.companies}/{companyId}`, retry: true, timeoutSeconds: 540 },
  async ({ id, time, params, data }) => {
    const { companyId } = params;
    const before: unknown = data?.before.get("active");
    const after: unknown = data?.after.get("active");
    await handle("onCompanyWritten", companyId, async (desk) => {
      if (after !== undefined) await indexCompany(desk, companyId);
      // A profile edit, or the row of a new company, changes nothing about its jobs.
      if (before === undefined || before === after) return;
      if (after === undefined) {
        // A company may also remove itself.
        await removeCompany(desk, await theAuth(), companyId, {
          actor: unknownActor,
          email: String(data?.before.get("email") ?? ""),
        });
        return;
      }
      await switchCompany(desk, { id, time }, companyId, after === true);
    });
  },
);

/** Lists or hides a company's jobs once its `active` has changed, and writes that to the audit under the event's id and time. */
export async function switchCompany(
  desk: Desk,
  event: { id: string; time: string },
  companyId: string,
  active: boolean,
): Promise<void> {
  await settleJobsOf(desk, companyId);
  await desk.store.audit
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

const pageSize = 100;

/** Lists or hides the jobs of a company, as its state says now. Cut short, it starts over and finds less to do. */
export async function settleJobsOf(desk: Desk, companyId: string): Promise<void> {
  const jobs = desk.store.jobs
    .where("companyId", "==", companyId)
    .orderBy("__name__")
    .limit(pageSize);
  let page = await jobs.get();
  while (page.size > 0) {
    for (const { id } of page.docs)
      await attempt("onCompanyWritten", id, () => settleJob(desk, id));
    page = await jobs.startAfter(page.docs.at(-1)!.id).get();
  }
}
