/** Area codes in use in Brazil (Anatel, Plano Geral de Códigos Nacionais). */
const areaCodes = new Set(
  (
    "11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 " +
    "61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99"
  ).split(" "),
);

/**
 * Digits with the country code, from a typed number ('(66) 9 9999-9999', '+55 66 …'). The length decides about the
 * prefix, so that area code 55 works: 10 or 11 digits get 55 in front, 12 or 13 that start with 55 stay. Null if it
 * is no Brazilian number: unknown area code, a mobile that does not start with 7–9, a landline that does not start
 * with 2–5.
 */
export function normalizePhone(typed: string): string | null {
  // Numbers copied from a chat contain invisible marks and other hyphens.
  if (/[^\d\s()+./\p{Pd}\p{Cf}]/u.test(typed)) return null;
  const digits = typed.replace(/\D/g, "");
  const national = /^(?:55|0+)?(\d\d(?:[7-9]\d{8}|[2-5]\d{7}))$/.exec(digits)?.[1];
  return national !== undefined && areaCodes.has(national.slice(0, 2)) ? `55${national}` : null;
}

/** '(66) 99999-9999' from stored digits; anything else unchanged. */
export function formatPhone(digits: string): string {
  const national = normalizePhone(digits)?.slice(2);
  if (!national) return digits;
  const split = national.length - 4;
  return `(${national.slice(0, 2)}) ${national.slice(2, split)}-${national.slice(split)}`;
}

/** The address that calls a number in any form: 'tel:+55…'; a foreign or special number as it is dialled. */
export function phoneLink(phone: string): string {
  const digits = normalizePhone(phone);
  return digits ? `tel:+${digits}` : `tel:${phone.replace(/\D/g, "")}`;
}
