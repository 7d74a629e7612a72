/** Area codes in use in Brazil (Anatel, Plano Geral de Códigos Nacionais). */
const areaCode = /^(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])/;

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
  return national !== undefined && areaCode.test(national) ? `55${national}` : null;
}

/** '(66) 99999-9999' from stored digits; anything else unchanged. */
export function formatPhone(digits: string): string {
  const national = normalizePhone(digits)?.slice(2);
  if (!national) return digits;
  const split = national.length - 4;
  return `(${national.slice(0, 2)}) ${national.slice(2, split)}-${national.slice(split)}`;
}

/** The number as `normalizePhone`; one without area code gets this one's. */
export function normalizeLocalPhone(typed: string, areaCode: string): string | null {
  return normalizePhone(typed) ?? normalizePhone(`${areaCode} ${typed}`);
}

/** The address that calls a number in any form: 'tel:+55…'; a foreign or special number as it is dialled. */
export function phoneLink(phone: string): string {
  const digits = normalizePhone(phone);
  return digits ? `tel:+${digits}` : `tel:${phone.replace(/\D/g, "")}`;
}
