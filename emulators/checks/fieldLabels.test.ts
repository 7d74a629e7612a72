import { candidateFields } from "@vagas/functions/domain/application/candidateFields";
import { companyFields } from "@vagas/functions/domain/company/companyFields";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import type { Field } from "@vagas/functions/domain/table/field";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";

// A field's label is in the table of its noun. A form that repeats it would keep the old one when the table changes.

/** They ask for the address of an account, which is no field of a table. */
const logins = [
  "web/src/features/account/LoginForm.tsx",
  "web/src/features/administration/AdminLoginForm.tsx",
];

const fields: [string, Field][] = [jobFields, companyFields, candidateFields].flatMap((table) =>
  Object.entries<Field>(table),
);

/** The inputs in a file's text that spell the label of the field that they are named after. */
function spelledIn(text: string): string[] {
  return text.split("<").flatMap((tag) => {
    const name = /\bname="(\w+)"/.exec(tag)?.[1];
    const label = /\blabel="([^"]+)"/.exec(tag)?.[1];
    const isSpelled = fields.some(
      ([known, field]) => known === name && [field.label, field.short].includes(label),
    );
    return label !== undefined && isSpelled ? [`${name}: ${label}`] : [];
  });
}

test("no form spells the label of a table's field", () => {
  const forms = execFileSync("git", ["ls-files", "web/src/features"], { cwd: root })
    .toString()
    .split("\n")
    .filter((path) => path.endsWith(".tsx") && !logins.includes(path));
  expect(forms.length).toBeGreaterThan(100);
  expect(
    forms.flatMap((path) =>
      spelledIn(readFileSync(join(root, path), "utf8")).map((what) => `${path}: ${what}`),
    ),
  ).toEqual([]);
});

test.each([
  ['<FormTextField control={control} name="title" label="Título" />', ["title: Título"]],
  ['<FormSelect\n  label="Tipo"\n  name="type"\n/>', ["type: Tipo"]],
  ['<FormTextField name="title" label={jobFields.title.label} />', []],
  ['<PasswordField name="password" label="Senha" />', []],
])("in '%s' the spelled labels are %j", (text, expected) => {
  expect(spelledIn(text)).toEqual(expected);
});
