import { isPaidByTheDay } from "@vagas/functions/domain/job/kindOfJob";
import type { Pay } from "@vagas/functions/domain/pay/pay";
import { limits } from "@vagas/functions/domain/limits";
import { type Demands, type Fields, now } from "./write.ts";

/** Fields with one allowed value. */
export function fixed(values: Fields): Demands {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      `${field} is ${JSON.stringify(value)}`,
      (after: Fields) => JSON.stringify(after[field]) === JSON.stringify(value),
    ]),
  );
}

/** Fields that hold the time of the request. */
export function stamped(...fields: string[]): Demands {
  return Object.fromEntries(
    fields.map((field) => [
      `${field} is the time of the request`,
      (after: Fields) => after[field] === now,
    ]),
  );
}

/** Fields that functions add later. */
export function absent(...fields: string[]): Demands {
  return Object.fromEntries(
    fields.map((field) => [
      `${field} is not there`,
      (after: Fields) => !Object.hasOwn(after, field),
    ]),
  );
}

/** Texts whose minimum length excludes blanks at the ends. */
export function trimmed(least: Record<string, number>): Demands {
  return Object.fromEntries(
    Object.entries(least).map(([field, min]) => [
      `${field} has ${min} characters without blanks at the ends`,
      (after: Fields) => String(after[field]).trim().length >= min,
    ]),
  );
}

function isDeadline(instant: unknown): boolean {
  const days = ((instant as Date).getTime() - Date.now()) / 86_400_000;
  return days > 0 && days <= limits.deadlineDays.max + 1;
}

/** A deadline in the future, at most the last day a form offers. */
export const deadline: Demands = {
  "expiresAt is within 61 days": ({ expiresAt }) => expiresAt !== now && isDeadline(expiresAt),
};
/** The same value as before. */
export const keptOrNewDeadline: Demands = {
  "expiresAt stays, or is within 61 days": (after, before) =>
    after["expiresAt"] === before["expiresAt"] ||
    (after["expiresAt"] !== now && isDeadline(after["expiresAt"])),
};

/** What rules demand of a job's content beyond its schema. */
export const content: Demands = {
  ...trimmed({
    title: limits.jobTitle.min,
    company: limits.jobCompany.min,
    location: limits.jobLocation.min,
    description: limits.jobDescription.min,
    salary: 1,
  }),
  "category follows the type": ({ category, type }) => category === type,
  "work of a day is paid by the day": ({ dayWork, pay }) =>
    dayWork !== true || isPaidByTheDay((pay ?? null) as Pay | null),
};
