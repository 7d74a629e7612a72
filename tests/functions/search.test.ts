import { adminSearchTerm } from "@vagas/functions/domain/administration/adminSearch";
import { expect, test } from "vitest";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { deliver } from "./deliver.ts";
import { runSchedule } from "../support/runSchedule.ts";
import { db, newId, read, until } from "./functionsSuite.ts";

/** A word that no other row contains. */
function word(): string {
  return newId("").replace("-", "w");
}

function pendingJob(title: string) {
  const {
    companyId: _companyId,
    filled: _filled,
    revision: _revision,
    approved: _approved,
    approvalStatus: _status,
    postedAt: createdAt,
    updatedAt: _updatedAt,
    listed: _listed,
    searchTerms: _terms,
    ...content
  } = buildJob({ title });
  return { ...content, createdAt };
}

/** Ids of the rows that a search finds. */
async function found(collection: string, search: string): Promise<string[]> {
  const { docs } = await db
    .collection(collection)
    .where("searchTerms", "array-contains", adminSearchTerm(search))
    .get();
  return docs.map(({ id }) => id);
}

async function untilFound(collection: string, search: string, ids: string[]): Promise<void> {
  await until(
    `${collection} by '${search}'`,
    async () => (await found(collection, search)).join() === ids.join(),
  );
}

test("a company is found by its name after registration, and by the new one after a change", async () => {
  const [before, after] = [word(), word()];
  const id = newId("company");
  await given({ [`companies/${id}`]: buildCompany({ name: `Armazém ${before}` }) });
  await untilFound("companies", before, [id]);
  await db.doc(`companies/${id}`).update({ name: `Armazém ${after}` });
  await untilFound("companies", after, [id]);
  expect(await found("companies", before)).toEqual([]);
});

test("an imported job is found by title and employer", async () => {
  const id = newId("papel");
  const [title, company] = [word(), word()];
  await given({ [`pendingJobs/${id}`]: { ...pendingJob(title), company } });
  await untilFound("pendingJobs", title, [id]);
  expect(await found("pendingJobs", company)).toEqual([id]);
});

test("a person is found by name, letter and, once decided, by the notes", async () => {
  const id = `banco_${newId("uid")}`;
  const [name, letter, note] = [word(), word(), word()];
  await given({
    [`candidates/${id}`]: buildCandidate(id, {
      name: `Rosa ${name}`,
      coverLetter: `Sei ${letter}`,
    }),
  });
  await untilFound("resumes", name, [id]);
  expect(await found("resumes", letter)).toEqual([id]);
  await db.doc(`resumes/${id}`).update({ status: "rejected", notes: `Sem ${note}` });
  await untilFound("resumes", note, [id]);
});

test("a deleted company's name finds nobody, and what people wrote still finds them", async () => {
  const companyId = newId("company");
  const id = `${newId("job")}_${newId("uid")}`;
  const [company, letter] = [word(), word()];
  await given({ [`companies/${companyId}`]: buildCompany({ name: company }) });
  await given({
    [`candidates/${id}`]: buildCandidate(id, { companyId, company, coverLetter: letter }),
  });
  await untilFound("resumes", company, [id]);
  await db.doc(`companies/${companyId}`).delete();
  await untilFound("resumes", company, []);
  expect(await found("resumes", letter)).toEqual([id]);
});

test("an event that comes after the row is deleted recreates nothing", async () => {
  const id = newId("row");
  await deliver("onPendingJobWritten", "created", `pendingJobs/${id}`, {
    after: { title: "Caixa" },
  });
  await deliver("onCompanyWritten", "updated", `companies/${id}`, {
    before: { active: true },
    after: { active: true },
  });
  expect(await read(`pendingJobs/${id}`)).toBeUndefined();
  expect(await read(`companies/${id}`)).toBeUndefined();
});

test("rows without search terms get them once a week, beside a row that fits no schema", async () => {
  const [companyId, id, badId] = [newId("company"), `banco_${newId("uid")}`, newId("aaa")];
  const [company, letter] = [word(), word()];
  await given({
    [`companies/${companyId}`]: buildCompany({ name: company }),
    [`candidates/${id}`]: buildCandidate(id, { coverLetter: letter }),
  });
  await untilFound("companies", company, [companyId]);
  await untilFound("resumes", letter, [id]);
  // Functions ignore a write that leaves the decision unchanged.
  await db.doc(`resumes/${id}`).update({ searchTerms: [] });
  await given({ [`companies/${badId}`]: { name: 7 } });
  await runSchedule("refreshSearchTerms");
  expect(await found("resumes", letter)).toEqual([id]);
  await db.doc(`companies/${badId}`).delete();
});
