import { limits } from "@vagas/functions/domain/limits";
import {
  benefitOptions,
  contractTypes,
  educationLevels,
  experienceLevels,
  jobTypes,
  workloads,
} from "@vagas/functions/domain/options";
import { accepts, type Case, choice, flag, phone, refuses, text } from "./cases.ts";

/** The values a job's content may and may not have, in every write of it. */
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
  ...choice("educationLevel", educationLevels, { optional: true }),
  ...choice("contractType", contractTypes, { optional: true }),
  ...choice("workload", workloads, { optional: true }),
  ...choice("experienceLevel", experienceLevels, { optional: true }),
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
