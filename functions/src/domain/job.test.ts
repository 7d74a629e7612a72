import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoDay } from './dates.ts';
import { emptyJobDraft, jobContent, jobDraftOf, jobDraftSchema, jobSchema, type Job, type JobDraftInput } from './job.ts';
import { decisionDraftSchema } from './jobApproval.ts';
import { limits } from './limits.ts';
import { benefitOptions, contractTypes, educationLevels, experienceLevels, jobTypes, workloads } from './options.ts';
import { town } from './town.ts';

const now = new Date('2026-11-21T16:00:00Z');
const schema = jobDraftSchema(now);
const typed: JobDraftInput = {
  ...emptyJobDraft(now, 'Supermercado Araguaia'), title: 'Caixa', description: 'Atender os clientes no caixa.', type: 'Comércio',
  contactWhatsapp: '(66) 99999-0000',
};

function problems(changes: Partial<JobDraftInput>): Record<string, string> {
  const { error } = schema.safeParse({ ...typed, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('an empty form is in the town, 30 days ahead, under the name of the company', () => {
  expect(emptyJobDraft(now, 'Mercado')).toMatchObject({ location: 'Canabrava do Norte', deadline: '2026-12-21', company: 'Mercado', urgent: false, acceptNoExperience: false });
});

test('what is optional may be left out', () => {
  expect(schema.parse(typed)).toMatchObject({
    salary: 'A combinar', requirements: '', educationLevel: null, contractType: null, workload: null, experienceLevel: null, benefits: [],
    contactWhatsapp: '5566999990000',
  });
});

test.each([
  ['title', { title: 'C' }, 'Título deve ter no mínimo 2 caracteres'],
  ['title', { title: '  C  ' }, 'Título deve ter no mínimo 2 caracteres'],
  ['title', { title: 'x'.repeat(limits.jobTitle.max + 1) }, 'O título deve ter no máximo 100 caracteres'],
  ['company', { company: 'M' }, 'Nome da empresa é obrigatório'],
  ['location', { location: 'C' }, 'Localização é obrigatória'],
  ['location', { location: '__x__' }, 'Localização é obrigatória'],
  ['description', { description: 'Caixa 123' }, 'Descreva a vaga com pelo menos 10 caracteres'],
  ['description', { description: 'x'.repeat(limits.jobDescription.max + 1) }, 'A descrição deve ter no máximo 5.000 caracteres'],
  ['type', { type: '' }, 'Selecione um tipo de vaga'],
  ['type', { type: 'Pesca' }, 'Selecione um tipo de vaga'],
  ['contactWhatsapp', { contactWhatsapp: '' }, 'Informe um número válido de WhatsApp com DDD'],
  ['contactWhatsapp', { contactWhatsapp: '99999-0000' }, 'Informe um número válido de WhatsApp com DDD'],
  ['salary', { salary: 'x'.repeat(limits.jobSalary.max + 1) }, 'O salário deve ter no máximo 80 caracteres'],
  ['requirements', { requirements: 'x'.repeat(limits.jobRequirements.max + 1) }, 'Os requisitos devem ter no máximo 3.000 caracteres'],
  ['deadline', { deadline: '' }, 'Informe o prazo para candidaturas'],
  ['deadline', { deadline: '2026-02-30' }, 'Informe o prazo para candidaturas'],
  ['deadline', { deadline: '2026-11-20' }, 'O prazo não pode estar no passado'],
  ['deadline', { deadline: '2027-01-21' }, 'O prazo deve ser de no máximo 60 dias'],
] as const)('%s: %o is refused in the words of the form', (field, changes, text) => {
  expect(problems(changes)[field]).toBe(text);
  expect(Object.keys(problems(changes))).toEqual([field]);
});

test.each([
  { title: 'CX' }, { title: 'x'.repeat(limits.jobTitle.max) }, { description: 'x'.repeat(limits.jobDescription.min) },
  { description: 'x'.repeat(limits.jobDescription.max) }, { deadline: '2026-11-21' }, { deadline: '2027-01-20' }, { salary: 'x'.repeat(limits.jobSalary.max) },
  { benefits: [...benefitOptions] },
])('%o is taken', (changes) => {
  expect(problems(changes)).toEqual({});
});

test('the deadline is counted on the calendar of the town, late in the evening too', () => {
  const lateEvening = new Date('2026-11-22T03:30:00Z');
  expect(jobDraftSchema(lateEvening).safeParse({ ...typed, deadline: '2026-11-21' }).success).toBe(true);
});

test('blank requirement lines are dropped and the others trimmed', () => {
  expect(schema.parse({ ...typed, requirements: '\n  CNH B \n\n \nEnsino médio\r\n' }).requirements).toBe('CNH B\nEnsino médio');
});

test.each([['   ', 'A combinar'], ['R$ 1.900,00', 'R$ 1.900,00']])("the salary '%s' is kept as '%s'", (salary, kept) => {
  expect(schema.parse({ ...typed, salary }).salary).toBe(kept);
});

test.each([
  ['an option that is not in the list', { educationLevel: 'Doutorado' }], ['a benefit that is not in the list', { benefits: ['Cesta básica'] }],
  ['a field that is not on the form', { approved: true }], ['more benefits than there are', { benefits: Array(11).fill('Vale Transporte') }],
])('%s is refused', (_what, changes) => {
  expect(schema.safeParse({ ...typed, ...changes }).success).toBe(false);
});

test.each([
  ['type', jobTypes], ['educationLevel', educationLevels], ['contractType', contractTypes], ['workload', workloads], ['experienceLevel', experienceLevels],
] as const)('every option of %s is taken', (field, options) => {
  for (const option of options) expect(problems({ [field]: option })).toEqual({});
});

test('category follows the type, and the deadline is no content', () => {
  const content = jobContent(schema.parse(typed));
  expect(content.category).toBe('Comércio');
  expect(content).not.toHaveProperty('deadline');
});

/** A stored job of what was typed. */
function stored(draft: JobDraftInput): Job {
  return jobSchema.parse({
    ...jobContent(schema.parse(draft)), id: 'caixa', companyId: 'uid1', filled: false, revision: 1, approved: false, approvalStatus: 'pending',
    postedAt: now, expiresAt: addDays(now, 30), updatedAt: now, listed: false, searchTerms: [],
  });
}

test('the form of a stored job saves the same content again', () => {
  const options = <T extends string>(all: readonly T[]) => fc.constantFrom<T | ''>('', ...all);
  const draft = fc.record({
    title: fc.constantFrom('Caixa', 'Técnico(a) de enfermagem'), requirements: fc.string({ maxLength: 80 }), salary: fc.constantFrom('', 'R$ 1.900,00', 'A combinar'),
    educationLevel: options(educationLevels), contractType: options(contractTypes), workload: options(workloads), experienceLevel: options(experienceLevels),
    acceptNoExperience: fc.boolean(), urgent: fc.boolean(), benefits: fc.subarray([...benefitOptions]), location: fc.constantFrom(...town.places),
  });
  fc.assert(
    fc.property(draft, (changes) => {
      const job = stored({ ...typed, ...changes });
      expect(jobContent(schema.parse(jobDraftOf(job)))).toEqual(jobContent(schema.parse({ ...typed, ...changes })));
      expect(jobDraftOf(job).deadline).toBe(isoDay(job.expiresAt));
      expect(jobDraftOf(job).contactWhatsapp).toMatch(/^\(\d{2}\) \d{4,5}-\d{4}$/);
    }),
  );
});

test.each([
  ['an id with a slash', { id: 'a/b' }], ['a revision of 0', { revision: 0 }], ['a title too long', { title: 'x'.repeat(limits.jobTitle.max + 1) }],
  ['no salary', { salary: '' }], ['an unknown status', { approvalStatus: 'draft' }], ['a text for a date', { expiresAt: '2026-12-21' }],
])('a job with %s does not fit', (_what, changes) => {
  expect(jobSchema.safeParse({ ...stored(typed), ...changes }).success).toBe(false);
});

test('fields the database has besides are dropped', () => {
  expect(jobSchema.parse({ ...stored(typed), legacy: 1 })).not.toHaveProperty('legacy');
});

test('a decision is approval or refusal, with notes or without', () => {
  expect(decisionDraftSchema.parse({ status: 'rejected', adminNotes: ' Diga o horário. ' })).toEqual({ status: 'rejected', adminNotes: 'Diga o horário.' });
  expect(decisionDraftSchema.safeParse({ status: 'pending', adminNotes: '' }).success).toBe(false);
  expect(decisionDraftSchema.safeParse({ status: 'approved', adminNotes: 'x'.repeat(limits.adminNotes.max + 1) }).error?.issues[0]?.message).toBe(
    'As observações devem ter no máximo 1.000 caracteres',
  );
});
