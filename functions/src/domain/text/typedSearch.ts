import { isCnpj, stripCnpj } from "./cnpj.ts";

/** A search in the form of stored texts: numbers lose punctuation, '(66) 91234-5678' → '66912345678'. */
export function typedSearch(search: string): string {
  if (isCnpj(search)) return stripCnpj(search);
  return /\p{L}/u.test(search) ? search : search.replace(/[^\p{N}]/gu, "");
}
