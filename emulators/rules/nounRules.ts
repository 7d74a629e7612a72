import { candidateFields } from "@vagas/functions/domain/application/candidateFields";
import { profileFields, registrationFields } from "@vagas/functions/domain/company/companyFields";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { jobTypes } from "@vagas/functions/domain/options";
import { contentOf } from "@vagas/functions/domain/table/field";
import { checkFunction, listFunction } from "./ruleText.ts";

/** The rules for a job's content. */
export function jobRules(): string {
  const names = contentOf(jobFields).flatMap(([name]) =>
    name === "type" ? ["type", "category"] : [name],
  );
  return [
    listFunction("jobTypes", jobTypes, "    "),
    listFunction("contentFields", names, "    "),
    checkFunction("isContent", "job", jobFields, "    ", {
      type: ["job.type in jobTypes()", "job.category == job.type"],
    }),
  ].join("\n");
}

/** The rules for a company's profile. */
export function companyRules(): string {
  return [
    listFunction("registrationFields", Object.keys(registrationFields), "      "),
    listFunction("profileFields", Object.keys(profileFields), "      "),
    checkFunction("isProfile", "company", profileFields, "      "),
  ].join("\n");
}

/** The rules for an applicant's fields. */
export function candidateRules(): string {
  return [
    listFunction("applicantFields", Object.keys(candidateFields), "      "),
    checkFunction("isFilledIn", "candidate", candidateFields, "      "),
  ].join("\n");
}
