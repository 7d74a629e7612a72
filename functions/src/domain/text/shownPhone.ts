import { formatPhone } from "./phone.ts";

/**
 * As a number is read aloud, '(66) 9 9999-9999', in groups short enough to compare at a glance; a landline as
 * `formatPhone` writes it.
 */
export function spacedPhone(digits: string): string {
  return formatPhone(digits).replace(/ (\d)(\d{4})-/, " $1 $2-");
}

/** '(66) •••••-9999' from stored digits: enough for its owner to recognise. */
export function maskedPhone(digits: string): string {
  return formatPhone(digits).replace(/\d+-/, (start) => `${"•".repeat(start.length - 1)}-`);
}
