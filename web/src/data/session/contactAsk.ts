import { errorCode } from "@vagas/functions/domain/errorCode";
import type { ContactAsk, ContactAskAnswer } from "@vagas/functions/domain/talent/contactRequest";
import { callable } from "../firebase/callable.ts";

export type ContactAskOutcome = ContactAskAnswer["state"] | "offline" | "forbidden" | "failed";

/** Asks a person of the talent bank for contact, as the company, or as the administrator for it. */
export async function requestContact(ask: ContactAsk): Promise<ContactAskOutcome> {
  try {
    const { data } = await callable<ContactAsk, ContactAskAnswer>("requestContact")(ask);
    return data.state;
  } catch (error) {
    if (!navigator.onLine) return "offline";
    return errorCode(error) === "functions/permission-denied" ? "forbidden" : "failed";
  }
}
