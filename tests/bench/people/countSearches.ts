import { collections } from "@vagas/functions/domain/collections";
import { jobOf, makeCompany, onSite, openAs } from "../../support/companies.ts";
import { database } from "../../support/project.ts";
import { writeResult } from "../part.ts";
import { type Counted, openCounting } from "../visitReads.ts";
import { companyVisits } from "./companyVisits.ts";
import { type Crowd, crowds, soughtJob } from "./crowds.ts";
import { growCrowd } from "./growCrowd.ts";
import type { SearchReads } from "./part.ts";

// Runs inside a suite without functions. Counts, in a browser, the documents that a company's lists of people read.

const { page, readsOfVisits, close } = await openCounting();
const company = await makeCompany();
const job = { id: soughtJob, ...jobOf(company, { ...onSite }) };
await Promise.all([
  database.collection(collections.jobs).doc(job.id).set(job),
  database.collection(collections.hiringCompanies).doc(company.uid).set({ at: new Date() }),
]);
const counted: Counted[][] = [];
let before: Crowd = { applications: 0, cards: 0 };
for (const crowd of crowds) {
  const began = Date.now();
  await growCrowd(before, crowd, job);
  process.stderr.write(
    `${crowd.applications.toLocaleString("en-US")} applications and ${crowd.cards.toLocaleString("en-US")} cards written in ${Math.round((Date.now() - began) / 1000)} s.\n`,
  );
  before = crowd;
  await openAs(page, company, "/empresa/perfil");
  counted.push(await readsOfVisits(companyVisits));
  // A list that stayed open would follow each row that is written.
  await page.goto("about:blank");
}
await close();
const pages = companyVisits.map(({ page: name, atMost }, i): SearchReads => ({
  page: name,
  atMost,
  documents: counted.map((of) => of[i]!.documents),
}));
writeResult({ pages });
process.exit(0);
