import { FieldValue } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { type Context, openContext } from "../../context.ts";
import type { Replies } from "../../domain/company/replies.ts";
import {
  countApplication,
  countedSpan,
  type ReplyCounts,
  repliesOf,
} from "../../domain/company/replyCounts.ts";
import { applicationsBetween } from "../../store/applicationsBetween.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { attempt } from "../handle.ts";
import { scheduled } from "../scheduled.ts";

export const countReplies = scheduled(
  "countReplies",
  { retryCount: 3, timeoutSeconds: 540 },
  async () => countCompanyReplies(openContext()),
);

/**
 * Counts anew how companies answered their applications. Reads those that count, once and of few fields, and the
 * companies that have some or had some the night before; keeps a handful of values for each company. Returns how many
 * documents it read.
 */
export async function countCompanyReplies(context: Context): Promise<number> {
  const { store, now } = context;
  const counts: ReplyCounts = new Map();
  const applications = await eachDocument(applicationsBetween(store, countedSpan(now)), (row) =>
    attempt(context, "countReplies", row.id, async () => countApplication(counts, row.data())),
  );
  const companies = new Set(counts.keys());
  const had = store.companies
    .withConverter(null)
    .where("replies.applications", ">", 0)
    .orderBy("replies.applications")
    .select("replies.applications");
  const before = await eachDocument(had, async ({ id }) => companies.add(id));
  for (const id of companies)
    await attempt(context, "countReplies", id, () =>
      storeReplies(context, id, repliesOf(counts.get(id))),
    );
  logger.info("Replies of companies", { applications, companies: companies.size });
  return applications + before + companies.size;
}

/** Writes a company's counts if they changed; its event makes the public word of them. */
async function storeReplies(
  { store }: Context,
  companyId: string,
  replies: Replies | null,
): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const row = await transaction.get(store.companies.doc(companyId));
    const company = row.data();
    if (company === undefined || isSame(company.replies, replies)) return;
    transaction.update(row.ref, { replies: replies ?? FieldValue.delete() });
  });
}

function isSame(before: Replies | undefined, after: Replies | null): boolean {
  return (
    before?.applications === after?.applications &&
    before?.answered === after?.answered &&
    before?.isEnough === after?.isEnough
  );
}
