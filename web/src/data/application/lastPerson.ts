import { normalizePhone } from "@vagas/functions/domain/text/phone";
import { deviceStorage } from "../../state/browserStorage.ts";
import { isSameName } from "./earlierApplication.ts";

/** What somebody asked this device to keep for the next application. */
export type LastPerson = {
  name: string;
  phone: string;
  /** '' if they gave none. */
  email: string;
  /** storedWrittenResume; null for a file of one's own. */
  writtenResume: string | null;
};

const key = "vagas-last-person";

/**
 * Half a year after it was last asked for: long enough for the next season's work, and phones are sold and passed on.
 */
export const lastPersonForMs = 180 * 24 * 60 * 60 * 1000;

type Stored = LastPerson & { keptAt: number };

const isText = (value: unknown): value is string => typeof value === "string";

/** Whether this device keeps something, readable or not. */
export function keepsLastPerson(): boolean {
  return deviceStorage.readText(key) !== null;
}

/** Null if nobody asked this device to keep anything. What is too old, or unreadable, is removed. */
export function lastPerson(): LastPerson | null {
  const kept = deviceStorage.read(key) as Partial<Record<keyof Stored, unknown>> | null;
  const { name, phone, email, writtenResume, keptAt } = kept ?? {};
  if (!isText(name) || !isText(phone) || !isText(email) || !isRecent(keptAt)) {
    forgetLastPerson();
    return null;
  }
  return { name, phone, email, writtenResume: isText(writtenResume) ? writtenResume : null };
}

/** False also for a time in the future, from a device whose clock was wrong: it would stay for longer. */
function isRecent(keptAt: unknown): boolean {
  const age = Date.now() - Number(keptAt);
  return age >= 0 && age < lastPersonForMs;
}

/**
 * Keeps what a person has just sent, after they asked for it. A written résumé that they sent before stays with the
 * same telephone; another person's goes. False: the device stores nothing.
 */
export function keepLastPerson({ name, phone, email, writtenResume }: LastPerson): boolean {
  const before = lastPerson();
  const own = before?.phone === phone ? before.writtenResume : null;
  const stored: Stored = {
    name,
    phone,
    email,
    writtenResume: writtenResume ?? own,
    keptAt: Date.now(),
  };
  return deviceStorage.write(key, stored);
}

/**
 * Corrects what is kept of the person who had this name until now, with a name and a number as they typed them, for no
 * longer than before. What is kept of anybody else stays.
 */
export function correctLastPerson(
  of: string,
  { name, phone }: Pick<LastPerson, "name" | "phone">,
): void {
  const before = lastPerson();
  if (before === null || !isSameName(before.name, of)) return;
  const corrected = { name: name.trim(), phone: normalizePhone(phone) ?? phone };
  deviceStorage.write(key, { ...(deviceStorage.read(key) as Stored), ...corrected });
}

export function forgetLastPerson() {
  deviceStorage.write(key, null);
}
