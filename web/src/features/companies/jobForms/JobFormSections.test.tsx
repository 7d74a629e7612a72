import type { Control } from "react-hook-form";
import { useForm } from "react-hook-form";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { JobFormInput } from "./jobFormSchema.ts";
import { ContactFields, DayFields } from "./JobFormSections.tsx";

const now = new Date("2026-11-25T12:00:00-04:00");

function Form({
  of,
}: {
  of: (control: Control<JobFormInput, unknown, unknown>) => React.ReactNode;
}) {
  return of(useForm<JobFormInput, unknown, unknown>().control);
}

test.each([
  [
    "a job's deadline",
    ContactFields,
    /Prazo.*De hoje até daqui a 60 dias\. Depois desse dia, a vaga sai do site; dá para renovar\./,
  ],
  [
    "the day of a day's work",
    DayFields,
    /Dia do trabalho.*De hoje até daqui a 60 dias\. As pessoas/,
  ],
])("the form says from when to when %s may be", (_what, Fields, help) => {
  const html = renderToStaticMarkup(
    <Form of={(control) => <Fields control={control} dayWork={false} now={now} />} />,
  );
  expect(html).toMatch(help);
});
