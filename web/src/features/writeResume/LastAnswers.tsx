import { formatPhone } from "@vagas/functions/domain/text/phone";
import { readWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { useState } from "react";
import { LaterLastTime } from "../../applyParts/LaterLastTime.tsx";
import { type LastPerson, lastPerson } from "../../data/application/lastPerson.ts";
import {
  emptyResumeDraft,
  type WrittenResumeDraft,
} from "../../data/application/writtenResumeDraft.ts";
import type { Question } from "./steps.ts";
import type { ResumeInput } from "./useResumeDraft.ts";

type Parts = Pick<WrittenResumeDraft, "name" | "phone" | "email"> &
  Partial<Pick<WrittenResumeDraft, "resume">>;

/** A kept person's contact, and the answers if they wrote a résumé here. */
function partsOf({ name, phone, email, writtenResume }: LastPerson): Parts {
  const resume = readWrittenResume(writtenResume ?? undefined);
  return { name, phone: formatPhone(phone), email, ...(resume && { resume }) };
}

/** The parts of a draft that are still as they were filled in, emptied. */
export function emptied(draft: WrittenResumeDraft, filled: Parts): Partial<WrittenResumeDraft> {
  const names = Object.keys(filled) as (keyof Parts)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(draft[name]) === JSON.stringify(filled[name]))
      .map((name) => [name, emptyResumeDraft[name]]),
  );
}

/** Where the kept data help: the answers on the first question, the contact on the last, while it is empty. */
function isOffered(step: Question, draft: WrittenResumeDraft): boolean {
  if (step === "1") return lastPerson()?.writtenResume != null;
  return step === "6" && draft.name === "" && draft.phone === "";
}

/** Offers what somebody asked this device to keep. */
export function LastAnswers({ step, input }: { step: Question; input: ResumeInput }) {
  const { draft, change } = input;
  const [offered] = useState(() => isOffered(step, draft));
  if (!offered) return null;
  return (
    <LaterLastTime
      onFill={(person) => change(partsOf(person))}
      onEmpty={(person) => change(emptied(draft, partsOf(person)))}
    />
  );
}
