import { deviceStorage } from "../../state/browserStorage.ts";

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

const isText = (value: unknown): value is string => typeof value === "string";

/** Whether this device keeps something, readable or not. */
export function keepsLastPerson(): boolean {
  return deviceStorage.readText(key) !== null;
}

/** Null if nobody asked this device to keep anything, or it cannot be read. */
export function lastPerson(): LastPerson | null {
  const kept = deviceStorage.read(key) as Partial<Record<keyof LastPerson, unknown>> | null;
  const { name, phone, email, writtenResume } = kept ?? {};
  if (!isText(name) || !isText(phone) || !isText(email)) return null;
  return { name, phone, email, writtenResume: isText(writtenResume) ? writtenResume : null };
}

/**
 * Keeps what a person has just sent, after they asked for it. A written résumé that they sent before stays with the
 * same telephone; another person's goes. False: the device stores nothing.
 */
export function keepLastPerson({ name, phone, email, writtenResume }: LastPerson): boolean {
  const before = lastPerson();
  const own = before?.phone === phone ? before.writtenResume : null;
  return deviceStorage.write(key, { name, phone, email, writtenResume: writtenResume ?? own });
}

export function forgetLastPerson() {
  deviceStorage.write(key, null);
}
