import { candidateFields } from "@vagas/functions/domain/application/candidateFields";
import { readCandidate } from "@vagas/functions/domain/application/readCandidate";
import { companyProfileDraftSchema } from "@vagas/functions/domain/company/company";
import { companyFields, profileFields } from "@vagas/functions/domain/company/companyFields";
import { readCompany } from "@vagas/functions/domain/company/readCompany";
import { addDays, isoDay } from "@vagas/functions/domain/dates";
import { jobDraftOf, jobDraftSchema } from "@vagas/functions/domain/job/job";
import { jobDifferences } from "@vagas/functions/domain/job/jobDifferences";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { readJob } from "@vagas/functions/domain/job/readJob";
import { contentOf, type Fields, whenLeftEmpty } from "@vagas/functions/domain/table/field";
import { typedContent } from "@vagas/functions/domain/table/tableContent";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob, onSite } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { planJobSave } from "../data/company/planJobSave.ts";
import { columns } from "../features/approvals/import/columns.ts";
import { readImport } from "../features/approvals/import/readImport.ts";
import { LetterBeginning } from "../features/companies/candidates/LetterBeginning.tsx";
import { JobFacts } from "../jobViews/JobFacts.tsx";

// A row that was written before a field was asked for lacks it: it is read, shown, edited and renewed as if the field
// had been left empty.

const now = new Date();

/** The fields of a table that a form may leave empty. */
function optionalFields(fields: Fields): string[] {
  return contentOf(fields).flatMap(([name, field]) =>
    whenLeftEmpty(field) === undefined ? [] : [name],
  );
}

function without(row: object, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([known]) => known !== name));
}

const row = buildJob({ ...onSite, companyId: "padaria", expiresAt: addDays(now, 5) });

describe.each(optionalFields(jobFields))("a job's row from before its %s", (name) => {
  const job = readJob("caixa", without(row, name));
  const save = (change: object) =>
    planJobSave(
      { job, edit: null },
      true,
      jobDraftSchema(now).parse({ ...jobDraftOf(job), ...change }),
    );

  test("is shown", () => {
    expect(renderToStaticMarkup(<JobFacts job={job} now={now} />)).toContain("Salário");
  });

  test("is renewed without another approval", () => {
    expect(save({ deadline: isoDay(addDays(now, 30)) })).toMatchObject({
      text: null,
      expiresAt: expect.any(Date) as Date,
    });
  });

  test("is edited, and differs by the edit alone", () => {
    const { text, content } = save({ title: "Outro título" });
    expect(text).toBe("edit");
    expect(jobDifferences(job, content)).toMatchObject([{ label: "Título" }]);
  });
});

test.each([
  "R$ 1.800,00",
  "R$ 1.800 + comissão",
  "R$ 1.780,00 + quebra de caixa",
  "Por peça, a partir de R$ 15,00",
  "A combinar",
])(
  "an approved job from before its pay, with the text '%s', is renewed without another approval",
  (salary) => {
    const older = without(without({ ...row, salary, contractType: "CLT" }, "pay"), "openings");
    const job = readJob("caixa", older);
    const later = { ...jobDraftOf(job), deadline: isoDay(addDays(now, 30)) };
    expect(planJobSave({ job, edit: null }, true, jobDraftSchema(now).parse(later))).toMatchObject({
      text: null,
      content: { salary },
    });
  },
);

test.each(columns.filter(({ required }) => !required).map(({ name }) => name))(
  "a file from before the column '%s' is imported as if it were empty",
  async (left) => {
    const read = async (names: string[], emptied: string[]) => {
      const cells = names.map((name) => {
        const { example } = columns.find((column) => column.name === name)!;
        return emptied.includes(name) ? "" : `"${example}"`;
      });
      return (await readImport(`${names.join(";")}\n${cells.join(";")}`, now)).table!.lines[0]!;
    };
    const names = columns.map(({ name }) => name);
    const older = await read(
      names.filter((name) => name !== left),
      [],
    );
    const empty = await read(names, [left]);
    expect(older.problem).toBeNull();
    expect(older.job).toEqual(empty.job);
  },
);

test.each(optionalFields(companyFields))(
  "a company's row from before its %s opens in the profile's form, which asks for what is required",
  (name) => {
    const company = readCompany("padaria", without(buildCompany({ whatsapp: null }), name));
    const typed = typedContent(profileFields, company);
    expect(Object.values(typed)).not.toContain(undefined);
    const saved = companyProfileDraftSchema.safeParse({
      ...typed,
      category: "Comércio",
      responsibleName: "Ana",
    });
    expect(saved.success).toBe(true);
  },
);

test.each(optionalFields(candidateFields))(
  "an application from before its %s is shown to its company",
  (name) => {
    const candidate = readCandidate("caixa_ana", without(buildCandidate("caixa_ana"), name));
    expect(renderToStaticMarkup(<LetterBeginning candidate={candidate} />)).toBe("");
  },
);
