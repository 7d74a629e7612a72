/** Characters of a CNPJ without punctuation. */
export const cnpjLength = 14;

/** The 14 characters without punctuation, upper-case. */
export function stripCnpj(typed: string): string {
  return typed.replace(/[.\-/\s]/g, "").toUpperCase();
}

function checkDigit(characters: string, weights: readonly number[]): number {
  const sum = weights.reduce(
    (total, weight, i) => total + weight * (characters.charCodeAt(i) - 48),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/**
 * Whether both check digits of a CNPJ are right, numeric or alphanumeric (issued since July 2026), with or without
 * punctuation. Source: Instrução Normativa RFB 2.229/2024.
 */
export function isCnpj(typed: string): boolean {
  const cnpj = stripCnpj(typed);
  if (!/^[A-Z0-9]{12}[0-9]{2}$/.test(cnpj) || cnpj === "00000000000000") return false;
  return cnpj.endsWith(checkDigits(cnpj.slice(0, 12)));
}

/** The two check digits of a CNPJ's first twelve characters. */
export function checkDigits(base: string): string {
  const first = checkDigit(base, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = checkDigit(`${base}${first}`, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return `${first}${second}`;
}

/**
 * '00.000.000/0000-00' as far as typed, for a field that formats while typing. Extra characters stay at the end: cut
 * off, a wrong number would look valid.
 */
export function formatCnpj(typed: string): string {
  const cnpj = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return cnpj
    .replace(/(.{2})(.)/, "$1.$2")
    .replace(/(.{6})(.)/, "$1.$2")
    .replace(/(.{10})(.)/, "$1/$2")
    .replace(/(.{15})(.)/, "$1-$2");
}
