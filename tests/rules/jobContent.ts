import { limits } from "@vagas/functions/domain/limits";
import { benefitOptions, jobTypes } from "@vagas/functions/domain/options";
import { jobDetails } from "@vagas/functions/domain/job/jobDetails";
import type { Detail } from "@vagas/functions/domain/table/field";
import { accepts, type Case, choice, flag, phone, refuses, text } from "./cases.ts";

/** Accepted and refused values of a job's content, in every write of it. */
export const contentCases: Case[] = [
  ...text("title", limits.jobTitle),
  ...text("company", limits.jobCompany),
  ...text("location", limits.jobLocation),
  ...accepts("location", "__ Vila"),
  ...refuses("location", "__Vila__", "__\n__"),
  ...text("description", limits.jobDescription),
  ...text("requirements", limits.jobRequirements),
  ...choice("type", jobTypes).map((one) => ({
    ...one,
    fields: { ...one.fields, category: one.fields["type"] },
  })),
  ...refuses("category", "Vendas", null),
  ...text("salary", { min: 1, ...limits.jobSalary }),
  ...phone("contactWhatsapp", limits.phoneDigits),
  ...flag("urgent"),
  ...Object.entries<Detail>(jobDetails).flatMap(([name, detail]) =>
    detail.kind === "choice"
      ? choice(name, detail.options, { optional: true, mayBeMissing: detail.addedLater })
      : text(name, detail, { mayBeMissing: detail.addedLater }),
  ),
  ...flag("acceptNoExperience"),
  ...accepts("benefits", [], [...benefitOptions]),
  ...refuses(
    "benefits",
    ["Iate"],
    [...benefitOptions, "Iate"],
    Array(limits.benefits.max + 1).fill(benefitOptions[0]),
    "",
    benefitOptions[0],
    { 0: benefitOptions[0] },
    null,
  ),
];
