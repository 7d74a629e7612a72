import { expect, test } from 'vitest';
import { companyProfileDraftSchema, companyRegistrationSchema, companySchema, requiredFieldsText } from './company.ts';
import { limits } from './limits.ts';
import { companyCategories } from './options.ts';

const typed = {
  name: 'Supermercado Araguaia', category: 'Varejo', responsibleName: 'Cláudia Mendes', cnpj: '', email: 'contato@araguaia.com',
  password: 'x7-Rio-claro', passwordConfirmation: 'x7-Rio-claro',
};

/** What the form says, by field. */
function problems(changes: Partial<typeof typed>): Record<string, string> {
  const { error } = companyRegistrationSchema.safeParse({ ...typed, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('a complete registration is taken, trimmed, without a CNPJ as null', () => {
  expect(companyRegistrationSchema.parse({ ...typed, name: ' Supermercado Araguaia ', email: 'Contato@Araguaia.com ' })).toEqual({ ...typed, cnpj: null });
});

test('the message about missing fields is the specified one', () => {
  expect(requiredFieldsText).toBe('Por favor, preencha todos os campos obrigatórios');
});

test.each(['name', 'category', 'responsibleName', 'email'] as const)('%s is required', (field) => {
  expect(problems({ [field]: '' })).toEqual({ [field]: requiredFieldsText });
});

test.each(['name', 'responsibleName', 'email'] as const)('%s of blanks alone is missing', (field) => {
  expect(problems({ [field]: '   ' })).toEqual({ [field]: requiredFieldsText });
});

test.each([
  ['a password of 5 characters', { password: 'x7-Ri', passwordConfirmation: 'x7-Ri' }, { password: 'A senha deve ter pelo menos 6 caracteres' }],
  ['a common password', { password: '123456', passwordConfirmation: '123456' }, { password: 'A senha é muito fraca. Use letras, números e caracteres especiais.' }],
  ['another confirmation', { passwordConfirmation: 'x7-Rio-escuro' }, { passwordConfirmation: 'As senhas não coincidem' }],
  ['no e-mail address', { email: 'contato' }, { email: 'Email inválido' }],
  ['a wrong CNPJ', { cnpj: '11.222.333/0001-82' }, { cnpj: 'CNPJ inválido' }],
  ['an unknown category', { category: 'Pesca' }, { category: requiredFieldsText }],
  ['a name too long', { name: 'x'.repeat(limits.companyName.max + 1) }, { name: 'O nome deve ter no máximo 100 caracteres' }],
] as const)('%s is refused in words for people', (_what, changes, said) => {
  expect(problems(changes)).toEqual(said);
});

test('another confirmation is said even while other fields are missing', () => {
  expect(problems({ name: '', category: '', email: '', cnpj: '1', passwordConfirmation: '' })).toEqual({
    name: requiredFieldsText, category: requiredFieldsText, email: requiredFieldsText, cnpj: 'CNPJ inválido', passwordConfirmation: 'As senhas não coincidem',
  });
});

test.each([
  ['11.222.333/0001-81', '11222333000181'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['  ', null],
])("the CNPJ '%s' is kept as %s", (cnpj, kept) => {
  expect(companyRegistrationSchema.parse({ ...typed, cnpj }).cnpj).toBe(kept);
});

test('the registration takes no field that is not on the form', () => {
  expect(companyRegistrationSchema.safeParse({ ...typed, active: true }).success).toBe(false);
});

test('a profile is what a company edits of itself: never its state or its e-mail address', () => {
  const { name, category, responsibleName, cnpj } = typed;
  expect(companyProfileDraftSchema.safeParse({ name, category, responsibleName, cnpj }).success).toBe(true);
  expect(companyProfileDraftSchema.safeParse({ name, category, responsibleName, cnpj, active: false }).success).toBe(false);
  expect(companyProfileDraftSchema.safeParse({ name, category, responsibleName, cnpj, email: 'a@b.com' }).success).toBe(false);
});

test.each(companyCategories)('%s is a category of companies', (category) => {
  expect(problems({ category })).toEqual({});
});

const stored = {
  id: 'uid1', name: 'Empresa', category: null, responsibleName: '', cnpj: null, email: 'a@b.com', active: true,
  createdAt: new Date(), updatedAt: new Date(),
};

test('a row made on login, without category and responsible person, fits', () => {
  expect(companySchema.parse(stored)).toEqual(stored);
});

test('fields the database has besides are dropped', () => {
  expect(companySchema.parse({ ...stored, userType: 'company' })).toEqual(stored);
});
