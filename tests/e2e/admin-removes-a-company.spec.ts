import { candidateId } from "@vagas/functions/domain/application/candidate";
import { collections, publicStats } from "@vagas/functions/domain/collections";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import {
  everyAccount,
  everyDocument,
  expect,
  itemOf,
  jobOf,
  openSearched,
  test,
} from "../support/admin.ts";
import { widths } from "../support/e2e.ts";
import { eventually } from "../support/emulators.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { bucket, database, stamp, stored, untilStored } from "../support/project.ts";
import { candidateOf, resumeOf } from "../support/rows.ts";

test.use({ viewport: widths.desktop });

/** Milliseconds for hundreds of events on a busy machine. */
const patience = 90_000;

// tests/work/companies.test.ts removes companies of any size. The people stay: deleting them would keep the functions
// busy for the next test.
test("a company with jobs and candidates is deleted, and nothing names it any more", async ({
  page,
  records,
}) => {
  test.setTimeout(240_000);
  const company = await records.company({
    name: `Frigorífico ${stamp()}`,
    responsibleName: `Genival ${stamp()}`,
  });
  // One decided job and one real application, for the mails they cause.
  const decided = await records.waitingJob(company);
  await database
    .collection(collections.jobApprovals)
    .doc(decided.id)
    .update({ status: "approved", updatedAt: new Date() });
  await untilStored(collections.jobs, decided.id, { listed: true });
  const person = await records.candidate(decided, smallPdf);
  const jobs = Array.from({ length: 8 }, (_, i) => ({
    id: `adm-${stamp()}`,
    fields: jobOf({
      companyId: company.id,
      company: company.name,
      title: `Magarefe ${i}`,
      listed: true,
      searchTerms: jobSearchTerms(jobOf({ company: company.name, title: `Magarefe ${i}` })),
    }),
  }));
  // A few have a file; that the others' is missing was noted, and they were told, long ago.
  const withFile = 5;
  const candidates = Array.from({ length: 16 }, (_, i) => {
    const job = jobs[i % jobs.length]!;
    const id = candidateId(job.id, `adm${stamp()}`);
    return {
      id,
      fields: candidateOf(id, {
        ...(i < withFile ? {} : { resumeMissing: true }),
        jobId: job.id,
        jobTitle: job.fields.title,
        company: company.name,
        companyId: company.id,
      }),
    };
  });
  const writer = database.bulkWriter();
  for (const { id, fields } of jobs)
    void writer.set(database.collection(collections.jobs).doc(id), fields);
  // The résumés exist first, and decided, so that no mail about them is sent or waits.
  for (const { id, fields } of candidates)
    void writer.set(database.collection(collections.resumes).doc(id), {
      ...resumeOf(fields),
      status: "rejected",
    });
  await writer.flush();
  for (const { id, fields } of candidates)
    void writer.set(database.collection(collections.candidates).doc(id), fields);
  await writer.close();
  await Promise.all(
    candidates
      .slice(0, withFile)
      .map(({ fields }) =>
        bucket
          .file(fields.resumePath)
          .save(smallPdf, { resumable: false, contentType: "application/pdf" }),
      ),
  );
  const shares = database.collection(
    `${collections.stats}/${publicStats.id}/${publicStats.shares}`,
  );
  const counted = async () =>
    (await database.getAll(...[decided, ...jobs].map(({ id }) => shares.doc(id)))).filter(
      (share) => share.exists,
    ).length;
  await eventually(
    "each job counted",
    async () => ((await counted()) === jobs.length + 1 ? true : undefined),
    patience,
  );

  const words = [company.id, company.name, company.email, company.responsibleName];
  const naming = async () =>
    (await everyDocument())
      .filter(({ path, text }) => words.some((word) => path.includes(word) || text.includes(word)))
      .map(({ path }) => path);
  expect((await naming()).length).toBeGreaterThan(40);

  await openSearched(page, "/admin/companies", company.name);
  await page.getByRole("button", { name: `Excluir ${company.name}` }).click();
  await page.getByLabel("Confirme o nome").fill(company.name);
  await expect(page.getByRole("dialog")).toContainText(
    "todos os dados, incluindo vagas, serão removidos.",
  );
  await page.getByRole("dialog").getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(page.getByRole("region", { name: "Exclusões em andamento" })).toContainText(
    `Excluindo ${company.name}`,
  );
  await expect(page.getByText("Empresa excluída com sucesso")).toBeVisible({ timeout: patience });
  await expect(itemOf(page, company.name)).toHaveCount(0);

  // Its jobs' own events remove what depends on them. The tombstone stays, and who removed the account when.
  const kept = [`audit/${company.id}-deleted`, `tombstones/${company.id}`];
  await eventually(
    "no job counted",
    async () => ((await counted()) === 0 ? true : undefined),
    patience,
  );
  // Each look reads the whole board.
  await expect
    .poll(async () => (await naming()).sort(), { timeout: patience, intervals: [1_000] })
    .toEqual(kept);
  const documents = await everyDocument();
  const left = documents.filter(({ path }) => kept.includes(path));
  for (const { text } of left) for (const word of words.slice(1)) expect(text).not.toContain(word);
  const jobIds = new Set([decided.id, ...jobs.map(({ id }) => id)]);
  expect(
    documents.filter(
      ({ path }) =>
        /^(jobs|jobApprovals|stats\/public\/shares)\//.test(path) &&
        jobIds.has(path.split("/").at(-1)!),
    ),
  ).toEqual([]);
  const files = (await bucket.getFiles())[0].map((file) =>
    JSON.stringify([file.name, file.metadata]),
  );
  expect(files.filter((file) => words.some((word) => file.includes(word)))).toEqual([]);
  expect(
    (await everyAccount()).filter((account) => words.some((word) => account.includes(word))),
  ).toEqual([]);

  // Applicants keep their data.
  expect(await stored(collections.candidates, person.id)).toMatchObject({
    name: person.name,
    email: person.email,
    jobTitle: decided.title,
    company: null,
    companyId: null,
  });
  const paths = new Set(documents.map(({ path }) => path));
  expect(
    candidates.filter(({ id }) => !paths.has(`candidates/${id}`) || !paths.has(`resumes/${id}`)),
  ).toEqual([]);
  expect((await bucket.file(candidates[0]!.fields.resumePath).exists())[0]).toBe(true);
});
