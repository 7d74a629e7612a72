import type {
  ContactAnswer,
  ContactAnswerAnswer,
  ContactAnswerRequest,
  OwnContact,
} from "@vagas/functions/domain/talent/contactRequest";
import { appAuth } from "../firebase/appAuth.ts";
import { callable } from "../firebase/callable.ts";
import type { LinkFailure } from "./useMailLink.ts";

type ContactOutcome = ContactAnswerAnswer | LinkFailure;

async function send(request: ContactAnswerRequest): Promise<ContactOutcome> {
  try {
    return (await callable<ContactAnswerRequest, ContactAnswerAnswer>("answerContact")(request))
      .data;
  } catch {
    return { state: navigator.onLine ? "failed" : "offline" };
  }
}

/** What a mail's link is about, or, with an answer, answers it. Asking changes nothing. */
export function followContactLink(
  token: string,
  answer: ContactAnswer | null,
): Promise<ContactOutcome> {
  return send({ token, answer });
}

/**
 * The requests for the person who sent a résumé from this device; none without one. 'tooMany': they were read too often
 * today. Throws offline, or if the read fails.
 */
export async function contactsOnDevice(): Promise<OwnContact[] | "tooMany"> {
  const auth = appAuth();
  await auth.authStateReady();
  if (auth.currentUser === null) return [];
  const answer = await send({ device: true });
  if (answer.state === "offline" || answer.state === "failed")
    throw new Error(`The requests for contact were not read: ${answer.state}`);
  if (answer.state === "tooMany") return answer.state;
  return answer.state === "list" ? answer.contacts : [];
}

/** Answers on the device that the résumé was sent from. */
export function answerOnDevice(requestId: string, answer: ContactAnswer): Promise<ContactOutcome> {
  return send({ requestId, answer });
}
