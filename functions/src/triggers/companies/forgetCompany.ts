import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type UpdateData,
} from "firebase-admin/firestore";
import { resumeSearchTerms } from "../../domain/administration/adminSearch.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import { type AnswerStage, answerStages } from "../../domain/application/stage.ts";
import { withoutUntold } from "../../domain/application/withoutUntold.ts";
import { applicationMailIds } from "../../mail/applicationMails.ts";
import { eachPage } from "../../store/eachDocument.ts";
import type { Store } from "../../store/store.ts";
import { execute, type Write } from "../../store/writes.ts";

/** At most seven writes each are fewer than 500 in a transaction. */
const pageSize = 70;

/**
 * Applications stay, without the company, its notes and the answers that nobody was told before `now`; the receipts and answers'
 * mails, which name it, are removed.
 */
export async function forgetCompany(store: Store, companyId: string, now: Date): Promise<void> {
  while ((await forgetPage(store, companyId, now)) === pageSize);
}

/** Takes the company from a page of applications that still name it; returns how many there were. */
async function forgetPage(store: Store, companyId: string, now: Date): Promise<number> {
  const { firestore, candidates, resumes } = store;
  return firestore.runTransaction(async (transaction) => {
    const page = await transaction.get(
      candidates.where("companyId", "==", companyId).limit(pageSize),
    );
    const opened = await Promise.all(page.docs.map(({ id }) => transaction.get(resumes.doc(id))));
    const naming = page.docs.map((candidate, i) => namingOf(candidate, opened[i]!, now));
    execute(store, transaction, planForgetting(naming));
    return page.size;
  });
}

/** An application that names a company; `resume`: what is searched of its résumé record, null without one. */
type Naming = {
  id: string;
  resumePath: string;
  /** Those that were mailed or wait to be: no other mail of an answer is there. */
  answers: readonly AnswerStage[];
  /** What becomes of an answer that nobody was told; null: there is none. */
  untold: ReturnType<typeof withoutUntold>;
  coverLetter: string;
  resume: Omit<Parameters<typeof resumeSearchTerms>[0], "company"> | null;
};

/** Field by field, so that a record that fits no schema stops no removal. */
function namingOf(
  candidate: DocumentSnapshot<Candidate>,
  resume: DocumentSnapshot,
  now: Date,
): Naming {
  return {
    id: candidate.id,
    resumePath: String(candidate.get("resumePath")),
    answers: answerStages.filter((stage) => candidate.get(`answers.${stage}`) !== undefined),
    untold: untoldIn(candidate, now),
    coverLetter: String(candidate.get("coverLetter") ?? ""),
    resume: resume.exists ? searchedIn(resume) : null,
  };
}

function untoldIn(candidate: DocumentSnapshot<Candidate>, now: Date): Naming["untold"] {
  try {
    return withoutUntold(candidate.data()!, now);
  } catch {
    return null;
  }
}

function searchedIn(resume: DocumentSnapshot): NonNullable<Naming["resume"]> {
  const text = (field: string) => String(resume.get(field) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    jobTitle: text("jobTitle"),
    education: text("education"),
    experience: text("experience"),
    skills: text("skills"),
    notes: text("notes"),
  };
}

/** Takes the company's name, id and notes from applications and their records, and removes the mails to people. */
export function planForgetting(page: readonly Naming[]): Write[] {
  return page.flatMap(({ id, resumePath, answers, untold, coverLetter, resume }): Write[] => {
    const gone = FieldValue.delete();
    const nameless = { companyId: null, company: null, companyNote: gone };
    const told = untold === null ? {} : { ...untold, answers: untold.answers ?? gone };
    const mails = applicationMailIds({ id, resumePath });
    const application: Write[] = [
      { in: "candidates", id, update: { ...nameless, ...told } },
      ...(["receipt", ...answers] as const).map(
        (mail) => ({ in: "mail", id: mails[mail], delete: true }) as const,
      ),
    ];
    if (resume === null) return application;
    const searchTerms = resumeSearchTerms({ ...resume, company: null }, coverLetter);
    return [...application, { in: "resumes", id, update: { company: null, searchTerms } }];
  });
}

/** Closures of its jobs stay, for the applications; the owner is removed. */
export async function forgetClosures(store: Store, companyId: string): Promise<void> {
  const gone = FieldValue.delete();
  await updateAll(store, store.jobClosures.where("companyId", "==", companyId), {
    companyId: gone,
    title: gone,
    byCompany: gone,
    applications: gone,
  });
}

/** Hires stay counted; the company that told of them is removed. */
export async function forgetHires(store: Store, companyId: string): Promise<void> {
  const told = store.hires.where("companyId", "==", companyId);
  await updateAll(store, told, { companyId: FieldValue.delete() });
}

/** Changes every row of a query in the same way, so there is nothing to plan. */
async function updateAll<T extends DocumentData>(
  { firestore }: Store,
  rows: Query<T>,
  update: UpdateData<T>,
): Promise<void> {
  await eachPage(rows, async (page) => {
    const batch = firestore.batch();
    for (const { ref } of page) batch.update(ref, update);
    await batch.commit();
  });
}
