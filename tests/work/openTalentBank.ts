import type { ContactAskAnswer } from "@vagas/functions/domain/talent/contactRequest";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import { actOnContact } from "../../functions/src/triggers/talents/answerContact.ts";
import { type Asker, askForContact } from "../../functions/src/triggers/talents/requestContact.ts";
import { reconcileTalentCard } from "../../functions/src/triggers/talents/reconcileTalentCard.ts";
import { cardIdOf } from "../../functions/src/triggers/talents/cardOwner.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { bucket } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, upload } from "./workBoard.ts";
import { linkSecret } from "./environment.ts";
import { anEntry, aResume, personEmail, toBank } from "./kept.ts";

// A person of the talent bank, and a company that asks for contact.

export const person = "banco_ana";
const file = `resumes/${person}/1795000000000-abc123.pdf`;
/** The id of the person's card. */
export const card = cardIdOf({ email: personEmail }, linkSecret);
/** The id of the bakery's request for contact. */
export const request = `${card}_padaria`;
/** Until when the person may answer it: the end of the 14th day. */
export const answerEnd = new Date("2026-12-06T03:59:59.999Z");
export const asked = { cardId: card, jobId: "padeiro", message: "talk" } as const;
const padaria: Asker = {
  origin: "company",
  companyId: "padaria",
  email: "padaria@empresa.example",
};

const inTheBank = {
  [`candidates/${person}`]: aCandidate(person, {
    ...toBank,
    email: personEmail,
    name: "Ana Maria Prado",
    resumePath: file,
    coverLetter: "Meu número é 66 99999-0000",
  }),
  [`resumes/${person}`]: aResume(person, {
    ...toBank,
    name: "Ana Maria Prado",
    resumePath: file,
    experience: "Dois anos de balcão",
  }),
  [`talentPool/${person}`]: anEntry(person, {
    name: "Ana Maria Prado",
    resumePath: file,
    experience: "Dois anos de balcão",
  }),
};

/** Creates a bakery with an open job, and a person of the talent bank with her card. */
export async function openTalentBank(): Promise<void> {
  await board({
    "companies/padaria": aCompany({ name: "Padaria" }),
    "jobs/padeiro": aJob({ ...approved, listed: true, title: "Padeiro", company: "Padaria" }),
    ...inTheBank,
  });
  await upload(file);
  await reconcileTalentCard(contextAt(), linkSecret, { email: personEmail });
}

/** Requests contact as the bakery, or as another company. */
export const ask = (fields: object = {}, asker: Asker = padaria): Promise<ContactAskAnswer> =>
  askForContact(contextAt(), linkSecret, asker, { ...asked, ...fields });

/** Follows the link of the request's mail; null asks what it is about. */
export function answer(said: "yes" | "no" | null, at = now) {
  const token = signLink(
    {
      purpose: "contact",
      subject: request,
      of: now.getTime(),
      expires: answerEnd.getTime(),
    },
    linkSecret,
  );
  return actOnContact(contextAt(at), bucket, linkSecret, null, { token, answer: said });
}

/** A document; undefined if it does not exist. */
export async function one(path: string): Promise<object | undefined> {
  return (await documentsOf())[path];
}
