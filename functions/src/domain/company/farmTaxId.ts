import { checkDigits } from "../text/cnpj.ts";

// A farm without a CNPJ has its owner's CPF, or a CAEPF: the register of what a person produces.

/** The digits alone. */
export function stripTaxId(typed: string): string {
  return typed.replace(/[.\-/\s]/g, "");
}

/** Whether both check digits of a CPF are right, with or without punctuation. */
export function isCpf(typed: string): boolean {
  const cpf = stripTaxId(typed);
  return /^\d{11}$/.test(cpf) && !isRepeated(cpf) && cpf === cpfOf(cpf.slice(0, 9));
}

/**
 * Whether both check digits of a CAEPF are right, with or without punctuation: those that a CNPJ of the same digits
 * would have, plus 12, modulo 100. Source: ghiorzi.org/DVnew.htm; the Receita Federal does not publish the rule.
 */
export function isCaepf(typed: string): boolean {
  const caepf = stripTaxId(typed);
  if (!/^\d{14}$/.test(caepf) || isRepeated(caepf.slice(0, 12))) return false;
  const shifted = (Number(checkDigits(caepf.slice(0, 12))) + 12) % 100;
  return caepf.endsWith(String(shifted).padStart(2, "0"));
}

/** The CPF that begins with these nine digits; a CAEPF begins with the nine of its owner. */
export function cpfOf(base: string): string {
  const first = digitOf(base, 10);
  return `${base}${first}${digitOf(base + first, 11)}`;
}

/** '000.000.000-00' or '000.000.000/000-00', as far as typed. */
export function formatTaxId(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  const mark = digits.length > 11 ? "/" : "-";
  return digits
    .replace(/(\d{3})(\d)/, "$1.$2")
    .replace(/(\d{3}\.\d{3})(\d)/, "$1.$2")
    .replace(/(\d{3}\.\d{3}\.\d{3})(\d)/, `$1${mark}$2`)
    .replace(/(\/\d{3})(\d)/, "$1-$2");
}

function isRepeated(digits: string): boolean {
  return /^(\d)\1+$/.test(digits);
}

function digitOf(digits: string, weight: number): number {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (weight - i), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
