import { noJobDetails } from "./jobDetails.ts";
import type { JobContent } from "./jobFields.ts";
import type { Pay } from "../pay/pay.ts";

// What the forms of the two kinds of job, a lasting one and work of a day, ask for.

/** Whether a pay can be that of a day's work; a text that is not understood may say anything. */
export function isPaidByTheDay(pay: Pay | null): boolean {
  return pay === null || pay.unit === null || pay.unit === "diária";
}

type Hidden = Pick<
  JobContent,
  | keyof typeof noJobDetails
  | "dayWork"
  | "meetingPlace"
  | "pay"
  | "requirements"
  | "benefits"
  | "urgent"
  | "acceptNoExperience"
>;

/** A filled-in form without what its kind does not ask for, which was perhaps typed before the kind was chosen. */
export function withoutHidden<Filled extends Hidden>(filled: Filled): Filled {
  if (!filled.dayWork) return { ...filled, meetingPlace: "" };
  return {
    ...filled,
    ...noJobDetails,
    pay: filled.pay && { ...filled.pay, extras: [] },
    requirements: "",
    benefits: [],
    urgent: false,
    acceptNoExperience: false,
  };
}
