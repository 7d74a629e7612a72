import { addDays } from "@vagas/functions/domain/dates";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import { actOnOwnData } from "../../functions/src/triggers/personalData/actOnOwnData.ts";
import { aCandidate } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { bucket } from "../functions/functionsSuite.ts";
import { linkSecret } from "./environment.ts";
import { aMail, anEntry, aResume, personEmail } from "./kept.ts";
import { board, contextAt, upload } from "./workBoard.ts";

export const email = personEmail;
export const id = "padeiro_ana";
export const file = `resumes/${id}/1-a.pdf`;

const anAudit = (documentId: string) => ({
  actor: "admin",
  action: "approved",
  collection: "resumes",
  documentId,
  notes: "",
  at: now,
});
/** What the database holds of Ana, who sent her data under `email`. */
const anas = {
  [`candidates/${id}`]: aCandidate(id, { email, coverLetter: "Sei fazer broas" }),
  [`resumes/${id}`]: aResume(id),
  [`talentPool/${id}`]: anEntry(id),
  [`mail/${id}-1-a-pdf-company`]: aMail("padaria@empresa.example"),
  [`mail/${id}-1-a-pdf-receipt`]: aMail(email),
  "mail/own-data-x": aMail(email, { createdAt: addDays(now, 1) }),
  [`audit/${id}-1-approved-1`]: anAudit(id),
};
/** What the database holds of somebody else. */
export const others = {
  "candidates/padeiro_rui": aCandidate("padeiro_rui"),
  "resumes/padeiro_rui": aResume("padeiro_rui", { email: "joao@pessoa.example" }),
  "talentPool/padeiro_rui": anEntry("padeiro_rui", { email: "joao@pessoa.example" }),
  "mail/to-rui": aMail("joao@pessoa.example"),
  "audit/padeiro_rui-1-approved-1": anAudit("padeiro_rui"),
};

/** Ana's data and file, and somebody else's. */
export async function givenOwnData(): Promise<void> {
  await board({ ...anas, ...others });
  await upload(file);
}

/** A link to Ana's data, valid for a day. */
export const token = signLink(
  { purpose: "ownData", subject: email, of: now.getTime(), expires: addDays(now, 1).getTime() },
  linkSecret,
);

/** Ana's request by a link; `given` is another link. */
export function asked(
  request: Parameters<typeof actOnOwnData>[3]["request"],
  given = token,
  at = now,
) {
  return actOnOwnData(contextAt(at), bucket, linkSecret, { token: given, request });
}
