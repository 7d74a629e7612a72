import { emailField, personName } from "@vagas/functions/domain/fields";
import { normalizeLocalPhone } from "@vagas/functions/domain/text/phone";
import { town } from "@vagas/functions/domain/town";
import type { WrittenResumeDraft } from "../../data/application/writtenResumeDraft.ts";
import type { Step } from "./steps.ts";

type Contact = Pick<WrittenResumeDraft, "name" | "phone" | "email">;
export type ContactErrors = Partial<Record<keyof Contact, string>>;

/** The digits with the country code; a number without area code is one of the town's. Null if it is no number. */
export function phoneDigits(typed: string): string | null {
  return normalizeLocalPhone(typed, town.areaCode);
}

/** A message for each field that cannot be sent; name and phone are required, the address is not. */
export function contactErrors({ name, phone, email }: Contact): ContactErrors {
  const errors: ContactErrors = {};
  if (name.trim() === "") errors.name = "Escreva seu nome";
  else if (!personName.safeParse(name).success)
    errors.name = personName.safeParse(name).error!.issues[0]!.message;
  if (phone.trim() === "") errors.phone = "Escreva seu telefone";
  else if (phoneDigits(phone) === null)
    errors.phone = "Confira o telefone: o DDD e todos os números";
  if (email.trim() !== "" && !emailField.safeParse(email).success)
    errors.email = "Confira o e-mail, ou deixe em branco";
  return errors;
}

/** The step that may be shown for an address: nothing is sent without a name and a number that was read back. */
export function reachableStep(step: Step, draft: WrittenResumeDraft): Step {
  if (step !== "numero" && step !== "enviar") return step;
  if (Object.keys(contactErrors(draft)).length > 0) return "6";
  return draft.confirmedPhone === phoneDigits(draft.phone) ? step : "numero";
}
