import { formatPhone } from "./phone.ts";

/** '(66) 9 9999-9999' from stored digits, in groups short enough to compare at a glance; anything else unchanged. */
export function spacedPhone(digits: string): string {
  return formatPhone(digits).replace(/ (\d)(\d{4})-/, " $1 $2-");
}

/** '(66) •••••-9999' from stored digits: enough for its owner to recognise. */
export function maskedPhone(digits: string): string {
  return formatPhone(digits).replace(/\d+-/, (start) => `${"•".repeat(start.length - 1)}-`);
}
