import { candidateId } from "@vagas/functions/domain/application/candidate";
import { collections } from "@vagas/functions/domain/collections";
import { hasContact } from "@vagas/functions/domain/talent/talentCard";
import {
  buildStoredResume,
  buildWrittenResume,
} from "@vagas/functions/domain/testing/buildWrittenResume";
import { choiceLabel } from "@vagas/functions/domain/writtenResume/choices";
import { makeCompany, newPublicJob } from "../support/companies.ts";
import { mails } from "../support/emulators.ts";
import { packs } from "../support/hostile/payloads.ts";
import { database } from "../support/project.ts";
import { applyAs, type OpenJob } from "./applyAs.ts";
import { Tally } from "./attemptTally.ts";
import { settled } from "./settled.ts";
import { anonymous } from "./strangers.ts";

/** Fields that rules refuse, of an application without an address that has answers. */
const refusedFields: Record<string, unknown>[] = [
  ...["x".repeat(3_001), "😀".repeat(1_501), 7, true, null, [], {}, ["tractor"], new Date(0)].map(
    (writtenResume) => ({ writtenResume }),
  ),
  { writtenResume: { wanted: ["machines"], skills: ["tractor"] } },
  { skillTerms: ["s:tractor"] },
  { invited: true },
  { resumeMissing: false },
  { companyNote: "x" },
  ...["", " ", 7, [], "a@b", "A@B.example", "a@b.example\r\nBcc: c@d.example"].map((email) => ({
    email,
  })),
];

/** Texts that rules cannot distinguish from answers, and that are none. */
const nonsense = [
  "",
  "{",
  "null",
  "7",
  '"tractor"',
  "[]",
  "[".repeat(3_000),
  '{"a":'.repeat(600),
  '{"__proto__":{"version":1,"skills":["tractor"]}}',
  JSON.stringify({ ...buildWrittenResume(), admin: true }),
  JSON.stringify({ ...buildWrittenResume(), version: 2 }),
  JSON.stringify({ ...buildWrittenResume(), neverWorked: "yes" }),
  JSON.stringify({ ...buildWrittenResume(), place: "x".repeat(61) }),
  JSON.stringify({ ...buildWrittenResume(), wanted: Array(6).fill("shop") }),
];

/** Answers with ids of no choice, repetitions, and hostile words. */
function hostileAnswers(): string[] {
  const strange = ["__proto__", "constructor", "toString", "s:tractor", "admin"];
  const words = packs(60).filter((text) => text.length <= 60);
  return [
    buildStoredResume({ wanted: strange, skills: strange }),
    buildStoredResume({ skills: Array<string>(20).fill("tractor") }),
    buildStoredResume({
      skillWords: ["66 99999-0000", "www.foreign.example", "a@foreign.example"],
    }),
    ...words.map((text) =>
      buildStoredResume({
        wantedWords: text,
        skillWords: [text],
        place: text,
        jobs: [{ what: text, where: text, from: "", until: "" }],
      }),
    ),
  ];
}

type Sent = { id: string; writtenResume: string; isNonsense: boolean };

/**
 * Applications without an address whose written résumés are forged, hostile or no answers at all. One that rules take
 * counts as allowed by design; what functions derive from it is inspected.
 */
export async function sendResumes(): Promise<Tally> {
  const tally = new Tally("written résumés: forged fields, nonsense, hostile answers");
  const company = await makeCompany();
  const { id, title, company: name } = await newPublicJob(company);
  const job: OpenJob = { id, title, company: name, companyId: company.uid };
  const apply = async (forged: Record<string, unknown>) => {
    const who = await anonymous("an applicant");
    const sent = { email: null, name: "Rosa Lima", withFile: true, job, forged };
    return { status: await applyAs(who, sent), id: candidateId(job.id, who.uid!) };
  };

  for (const fields of refusedFields) {
    const { status } = await apply({ writtenResume: buildStoredResume(), ...fields });
    const got = status < 300 ? `rules take ${JSON.stringify(fields).slice(0, 80)}` : null;
    tally.count("refused", got);
  }
  const sent: Sent[] = [];
  for (const [texts, isNonsense] of [
    [nonsense, true],
    [hostileAnswers(), false],
  ] as const)
    for (const writtenResume of texts) {
      const { status, id: candidate } = await apply({ writtenResume });
      tally.count("meant", status < 300 ? null : `answers ${status} to ${writtenResume}`);
      sent.push({ id: candidate, writtenResume, isNonsense });
    }
  tally.breaches.push(...(await breachesOf(sent)), ...(await breachesOfMails(company.email)));
  return tally;
}

/** What functions derived from these answers and must not have. */
async function breachesOf(sent: readonly Sent[]): Promise<string[]> {
  const rows = await settled(() =>
    Promise.all(
      sent.map(async ({ id }) => {
        const [candidate, resume] = await Promise.all(
          [collections.candidates, collections.resumes].map((name) =>
            database.collection(name).doc(id).get(),
          ),
        );
        return {
          terms: (candidate!.get("skillTerms") ?? []) as string[],
          summary: ["education", "experience", "skills"].map((field) =>
            String(resume!.get(field) ?? ""),
          ),
          exists: resume!.exists,
        };
      }),
    ),
  );
  return rows.flatMap(({ terms, summary, exists }, i) => {
    const { writtenResume, isNonsense } = sent[i]!;
    const strange = terms.filter((term) => isOfNoChoice(term));
    return [
      !exists && "has no résumé record",
      isNonsense && (terms.length > 0 || summary.join("") !== "") && "is taken for answers",
      !isNonsense && terms.length === 0 && "is found by nothing",
      terms.length > 600 && `has ${terms.length} terms`,
      strange.length > 0 && `is found by ${strange[0]}`,
      summary.some(hasContact) && `begins the summary with ${summary.join("; ")}`,
    ]
      .filter((fault) => fault !== false)
      .map((fault) => `${writtenResume.slice(0, 80)} ${fault}`);
  });
}

/** Whether a term names a choice that there is not. */
function isOfNoChoice(term: string): boolean {
  const id = /^[sw]:(.*)$/s.exec(term)?.[1];
  return id !== undefined && choiceLabel(id) === null;
}

const element =
  /<x-injected|<img src=x|<svg onload|<script|<iframe|<base|<form|<a href="javascript/i;

/** The company is mailed; nobody else is, and nothing typed becomes an element of a mail. */
async function breachesOfMails(company: string): Promise<string[]> {
  const toCompany = await settled(() => mails(company));
  return [
    ...(toCompany.length === 0 ? ["the company gets no mail"] : []),
    ...toCompany
      .filter(({ html }) => element.test(html ?? ""))
      .map(({ subject }) => `an answer is an element of '${subject}'`),
    ...toCompany
      .filter(({ to }) => to.length !== 1)
      .map(({ subject }) => `'${subject}' has more recipients`),
  ];
}
