import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { aMail } from "../kept.ts";
import { pdf, upload } from "../workBoard.ts";
import { auth, db } from "../../functions/functionsSuite.ts";
import { adminEmail } from "../environment.ts";
import {
  aCompany,
  ana,
  anApplication,
  fileOf,
  goneByNight,
  rui,
  stored,
  type Story,
  write,
} from "./story.ts";

const decide = (id: string, fields: object) =>
  write({ [`resumes/${id}`]: { updatedAt: new Date(), ...fields } });

async function applies(id: string, content = pdf): Promise<Record<string, object>> {
  await upload(fileOf(id), content, "a-token");
  return { [`candidates/${id}`]: anApplication(id, { writtenResume: buildStoredResume() }) };
}

const anEdition = () => ({
  edition: "2026-10-06",
  numbers: ["11222333000181", "52998224725"],
  importedAt: new Date(),
});

const switchTo = (active: boolean) => () =>
  write({ "companies/padaria": { active, updatedAt: new Date() } });

/** Stories of applications, companies, accounts and mails. */
export const peopleStories: Story[] = [
  {
    trigger: "onCandidateCreated",
    what: "a person applies",
    act: async () => write(await applies(rui)),
  },
  {
    trigger: "onCandidateUpdated",
    what: "a person sends another file for the one that never came",
    given: () => ({ [`candidates/${rui}`]: anApplication(rui) }),
    act: async () => {
      const another = fileOf(rui, "1795000000001-abc123.pdf");
      await upload(another);
      await write({ [`candidates/${rui}`]: { resumePath: another } });
    },
  },
  {
    trigger: "onCandidateUpdated",
    what: "a person sends other answers with their file for the one that never came",
    given: () => ({ [`candidates/${rui}`]: anApplication(rui) }),
    act: async () => {
      const another = fileOf(rui, "1795000000001-abc123.pdf");
      await upload(another);
      const writtenResume = buildStoredResume({ skills: ["nr10"] });
      await write({ [`candidates/${rui}`]: { resumePath: another, writtenResume } });
    },
  },
  {
    trigger: "onCandidateUpdated",
    what: "a company answers a person",
    act: () =>
      write({
        [`candidates/${ana}`]: { stage: "contratada", stageAt: addMinutes(new Date(), -40) },
      }),
  },
  {
    trigger: "onCandidateUpdated",
    what: "a company takes an answer back before its time",
    given: async () => {
      const application = await stored(`candidates/${ana}`);
      const stageAt = addMinutes(new Date(), -10);
      return { [`candidates/${ana}`]: { ...application, stage: "contratada", stageAt } };
    },
    act: () => write({ [`candidates/${ana}`]: { stage: "vista", stageAt: new Date() } }),
  },
  {
    trigger: "onCandidateDeleted",
    what: "a person who was approved withdraws",
    act: () => write({ [`candidates/${ana}`]: null }),
  },
  {
    trigger: "onCandidateDeleted",
    what: "a person withdraws and applies again",
    given: () => applies(rui),
    act: async (deliver) => {
      await write({ [`candidates/${rui}`]: null });
      await deliver();
      const again = fileOf(rui, "1795000000002-abc123.pdf");
      await upload(again);
      await write({ [`candidates/${rui}`]: anApplication(rui, { resumePath: again }) });
    },
    otherwise: { missing: ["audit: candidates/padeiro_rui deleted by unknown"] },
  },
  {
    trigger: "onResumeDecided",
    what: "a résumé is approved, with notes",
    given: () => applies(rui),
    act: () => decide(rui, { status: "approved", notes: "Pontual" }),
  },
  {
    trigger: "onResumeDecided",
    what: "a résumé is rejected",
    given: () => applies(rui),
    act: () => decide(rui, { status: "rejected" }),
  },
  {
    trigger: "onResumeDecided",
    what: "an approval is taken back",
    act: () => decide(ana, { status: "pending" }),
  },
  {
    trigger: "onResumeDecided",
    what: "what companies are told of a person is written",
    act: () => write({ [`resumes/${ana}`]: { skills: "Pães e broas", profileAt: new Date() } }),
  },
  {
    trigger: "onResumeUploaded",
    what: "a résumé is uploaded",
    act: async () => write(await applies(rui)),
  },
  {
    trigger: "onResumeUploaded",
    what: "a file that lies is uploaded",
    act: async () => write(await applies(rui, "MZ a program")),
  },
  {
    trigger: "onTalentPoolWritten",
    what: "a person enters the talent pool",
    given: () => applies(rui),
    act: () => decide(rui, { status: "approved" }),
  },
  {
    trigger: "onTalentPoolWritten",
    what: "a person leaves the talent pool",
    act: () =>
      write({
        [`talentPool/${ana}`]: null,
        [`resumes/${ana}`]: { talentPoolConsent: false },
        [`candidates/${ana}`]: { consent: { talentPool: false } },
      }),
  },
  {
    trigger: "onLinkRequested",
    what: "a person asks for the link to their data",
    act: () =>
      write({
        "linkRequests/one": {
          email: `${ana}@pessoa.example`,
          expiresAt: addDays(new Date(), 1),
        },
      }),
    days: [0.9],
  },
  {
    trigger: "onMailCreated",
    what: "a mail is written",
    act: () => write({ "mail/one": aMail("x@pessoa.example", { createdAt: new Date() }) }),
  },
  {
    trigger: "onEmployerRegisterWritten",
    what: "an edition of the register names a company",
    given: () => ({ "companies/padaria": aCompany({ cnpj: "11222333000181" }) }),
    act: () => write({ "employerRegister/present": anEdition() }),
  },
  {
    trigger: "onCompanyTaxIdWritten",
    what: "the number of a farm is in the register",
    given: () => ({ "employerRegister/present": anEdition() }),
    act: () => write({ "companyTaxIds/padaria": { number: "52998224725", at: new Date() } }),
  },
  {
    trigger: "onRegisterMatchWritten",
    what: "a company of the register is let go",
    given: () => ({
      "companies/padaria": aCompany({ cnpj: "11222333000181" }),
      "employerRegister/present": anEdition(),
    }),
    act: () =>
      write({
        "registerMatches/padaria": {
          release: {
            edition: "2026-10-06",
            numbers: ["11222333000181"],
            note: "Acordo assinado",
            at: new Date(),
          },
        },
      }),
    otherwise: { missing: ["audit: companies/padaria released by admin"] },
  },
  {
    trigger: "onUserCreated",
    what: "the administrator's account is made",
    act: () => auth.createUser({ uid: "admin", email: adminEmail, emailVerified: true }),
  },
  {
    trigger: "onUserDeleted",
    what: "a company deletes its account past the pages",
    act: () => auth.deleteUser("padaria"),
    // The bakery's job has no record, as if it were imported.
    otherwise: goneByNight("padeiro", "7tn4"),
  },
  {
    trigger: "onUserDeleted",
    what: "a deactivated company deletes its account past the pages",
    given: () => ({ "companies/padaria": aCompany({ active: false }) }),
    act: () => auth.deleteUser("padaria"),
  },
  {
    trigger: "onCompanyWritten",
    what: "a company registers with the CNPJ of another",
    given: () => ({ "companies/padaria": aCompany({ cnpj: "11222333000181" }) }),
    act: async () => {
      await auth.createUser({ uid: "outra", email: "outra@empresa.example" });
      await write({
        "companies/outra": aCompany({ email: "outra@empresa.example", cnpj: "11222333000181" }),
      });
    },
  },
  {
    trigger: "onCompanyWritten",
    what: "a company edits its profile",
    act: () => write({ "companies/padaria": { name: "Padaria Aurora" } }),
  },
  {
    trigger: "onCompanyWritten",
    what: "a company is deactivated",
    act: switchTo(false),
  },
  {
    trigger: "onCompanyWritten",
    what: "a company is activated again",
    given: () => ({ "companies/padaria": aCompany({ active: false }) }),
    act: switchTo(true),
  },
  {
    trigger: "onCompanyWritten",
    what: "a company deletes itself",
    act: () => write({ "companies/padaria": null }),
    otherwise: goneByNight("padeiro", "7tn4"),
  },
  {
    trigger: "onCompanyWritten",
    what: "a company that published nothing deletes itself",
    given: async () => {
      await auth.createUser({ uid: "outra", email: "outra@empresa.example" });
      return { "companies/outra": aCompany({ email: "outra@empresa.example" }) };
    },
    act: () => db.doc("companies/outra").delete(),
    days: [8, 9, 10, 11, 12, 13, 14],
  },
];
