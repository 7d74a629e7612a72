import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { foldText, searchTermFor, searchTerms, titleContains } from './searchTerms.ts';

/** What the list of jobs does: one indexed piece asks the database, the title itself decides. */
function finds(search: string, title: string): boolean {
  const term = searchTermFor(search);
  return (term === null || searchTerms(title).includes(term)) && titleContains(title, search);
}

test.each([
  ['Operário  de Fazenda', 'operario de fazenda'],
  ['  Técnico(a) de enfermagem ', 'tecnico a de enfermagem'],
  ['AÇOUGUEIRO', 'acougueiro'],
  ['Motorista – CNH "D"', 'motorista cnh d'],
  ['NR-10', 'nr 10'],
  ['!!!', ''],
  ['', ''],
])("'%s' folds to '%s'", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['acougueiro', 'Açougueiro'],
  ['AÇOUGUE', 'Açougueiro(a)'],
  ['trator', 'Tratorista'],
  ['rista', 'Tratorista'],
  ['a', 'Caixa'],
  ['tecnico de enfermagem', 'Técnico de Enfermagem'],
  ['nico de enf', 'Técnico de Enfermagem'],
  ['colheitadeira', 'Operador de colheitadeira'],
  ['  caixa ', 'Operador(a) de caixa'],
  ['enfermagem técnico', 'Técnico de enfermagem'],
  ['vendedor de loja', 'Vendedor(a) de loja'],
  ['vendedora de loja', 'Vendedor(a) de loja'],
  ['vendedora', 'Vendedor/a'],
  ['coordenadora', 'Coordenador(a) de escola'],
  ['professores', 'Professor(es)'],
  ['', 'Qualquer título'],
  ['???', 'Qualquer título'],
])("searching '%s' finds '%s'", (search, title) => {
  expect(finds(search, title)).toBe(true);
});

test.each([
  ['padeiro', 'Pedreiro'],
  ['caixas', 'Caixa'],
  ['técnico enfermeiro', 'Técnico de enfermagem'],
  ['padeira', 'Padeiro(a)'],
])("searching '%s' does not find '%s'", (search, title) => {
  expect(finds(search, title)).toBe(false);
});

test('the piece asked for is the longest indexed one of the longest word', () => {
  expect(searchTermFor('op de colheitadeira')).toBe('colheitadeir');
  expect(searchTermFor('vagas')).toBe('vaga');
  expect(searchTermFor('vaga')).toBe('vaga');
  expect(searchTermFor('operador')).toBe('operador');
  expect(searchTermFor('a')).toBe('a');
  expect(searchTermFor(' - ')).toBeNull();
});

const letters = 'aábcçdeéfghiíjlmnoóõpqrstuúvxz0123456789AÁÇÊ';
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 25 });
const title = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

test('every piece of up to 12 letters of a word of the title finds it', () => {
  fc.assert(
    fc.property(title, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 12 }), (text, which, where, length) => {
      const words = text.split(' ');
      const chosen = words.at(which % words.length)!;
      const start = where % chosen.length;
      expect(finds(chosen.slice(start, start + length), text)).toBe(true);
    }),
  );
});

test('any stretch of the title finds it', () => {
  fc.assert(
    fc.property(title, fc.nat(), fc.nat(), (text, from, length) => {
      const start = from % text.length;
      expect(finds(text.slice(start, start + 1 + (length % limits.searchText.max)), text)).toBe(true);
    }),
  );
});

test('whatever is typed finds only titles that hold each of its words', () => {
  fc.assert(
    fc.property(title, fc.string({ maxLength: limits.searchText.max }), (text, search) => {
      if (finds(search, text)) for (const typed of foldText(search).split(' ')) expect(foldText(text)).toContain(typed);
    }),
  );
});

test('a title of 100 letters has fewer than 700 terms', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 100, maxLength: limits.jobTitle.max }), (text) => {
      expect(searchTerms(text).length).toBeLessThan(700);
    }),
  );
  expect(searchTerms(Array.from({ length: 100 }, (_none, i) => letters[(i * i + 7 * i) % letters.length]).join('')).length).toBeLessThan(700);
});

test('the terms of a title are sorted and without repeats', () => {
  fc.assert(
    fc.property(title, (text) => {
      const terms = searchTerms(text);
      expect(terms).toEqual([...new Set(terms)].sort());
    }),
  );
});

test('letters outside the first plane are never cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
      for (const term of [...searchTerms(text), searchTermFor(text) ?? '']) expect(term.isWellFormed()).toBe(true);
    }),
  );
});

test('a title in decorated letters is found as plain text', () => {
  expect(finds('vaga', '𝗩𝗮𝗴𝗮 de caixa')).toBe(true);
});

test('a title of nothing but signs has no terms', () => {
  expect(searchTerms('*** !!! ***')).toEqual([]);
});
