import { collections } from "@vagas/functions/domain/collections";
import { isOpen } from "@vagas/functions/domain/job/jobStanding";
import { limits } from "@vagas/functions/domain/limits";
import {
  type ContactAnswerAnswer,
  type ContactAskAnswer,
  contactAnswers,
  contactMessages,
} from "@vagas/functions/domain/talent/contactRequest";
import { collection, getDocs, limit, query, where } from "firebase/firestore/lite";
import { callFunction } from "../functions/callFunction.ts";
import type { Person } from "./openPerson.ts";
import { stateOf } from "./stateOf.ts";

/** A company with an open job asks somebody of the talent bank for contact. Returns whether it could. */
export async function askForContact(person: Person, uid: string): Promise<boolean> {
  const { auth, database, dice, tally } = person;
  const of = (name: string, ...filters: Parameters<typeof where>[]) =>
    getDocs(
      query(
        collection(database, name),
        ...filters.map((filter) => where(...filter)),
        limit(limits.listRequest.max),
      ),
    );
  const { docs: jobs } = await of(collections.jobs, ["companyId", "==", uid]);
  const open = jobs.filter((row) =>
    isOpen(
      {
        listed: row.get("listed") as boolean,
        filled: row.get("filled") as boolean,
        paused: row.get("paused") as boolean | undefined,
        expiresAt: row.get("expiresAt").toDate() as Date,
      },
      new Date(),
    ),
  );
  const job = dice.oneOf(open);
  if (job === undefined) return true;
  return tally.count("company asks for contact", async () => {
    const card = dice.oneOf((await of(collections.talentCards)).docs);
    if (card === undefined) return;
    const message = dice.oneOf(contactMessages);
    const token = await auth.currentUser!.getIdToken();
    stateOf<ContactAskAnswer>(
      await callFunction("requestContact", { cardId: card.id, jobId: job.id, message }, token),
      ["sent", "asked"],
      ["gone", "jobClosed", "inactive", "tooMany", "busy"],
    );
  });
}

/** Somebody answers a company that asks, on the device that sent the résumé. */
export async function answerContacts({ auth, dice, tally }: Person): Promise<void> {
  const token = await auth.currentUser!.getIdToken();
  await tally.count("applicant answers a company that asks", async () => {
    const { contacts } = stateOf<Extract<ContactAnswerAnswer, { state: "list" }>>(
      await callFunction("answerContact", { device: true }, token),
      ["list"],
    );
    const contact = dice.oneOf(contacts);
    if (contact === undefined) return;
    const answer = dice.oneOf(contactAnswers);
    stateOf<ContactAnswerAnswer>(
      await callFunction("answerContact", { requestId: contact.id, answer }, token),
      ["answered", "closed"],
      ["gone"],
    );
  });
}
