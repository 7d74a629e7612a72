import { candidateFields } from "@vagas/functions/domain/application/candidateFields";
import { profileFields, registrationFields } from "@vagas/functions/domain/company/companyFields";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { highestAmount, payExtras, payUnits, widestRange } from "@vagas/functions/domain/pay/pay";
import { jobTypes } from "@vagas/functions/domain/options";
import { contentOf } from "@vagas/functions/domain/table/field";
import { checkFunction, listed, listFunction } from "./ruleText.ts";

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
      dayWork: [
        "job.get('dayWork', false) is bool",
        "(!job.get('dayWork', false) || isPaidByTheDay(job.get('pay', null)))",
      ],
    }),
    payFunctions,
  ].join("\n");
}

/** The check of a job's pay; the schema is functions/src/domain/pay/paySchemas.ts. */
const payFunctions = `    function isCents(amount) {
      return isWhole(amount, 1, ${highestAmount});
    }

    function isAmount(pay) {
      return pay.kind == 'negotiable'
        ? pay.least == null && pay.most == null && pay.unit == null
        : isCents(pay.least)
          && ${listed("", "pay.unit in ", payUnits)}
          && (pay.kind == 'exact' && pay.most == null
            || pay.kind == 'range' && isCents(pay.most) && pay.most > pay.least && pay.most <= pay.least * ${widestRange});
    }

    function isProvision(provision) {
      return isOptional(provision, ['free', 'deducted']);
    }

    // Null: only the text says what the job pays.
    function isPay(pay) {
      return pay == null
        || pay.keys().hasOnly(['kind', 'least', 'most', 'unit', 'extras', 'housing', 'meals', 'transport'])
          && isAmount(pay)
${listed("          && ", "pay.extras.hasOnly(", payExtras, ")")}
          && pay.extras.size() <= ${payExtras.length}
          && isProvision(pay.housing)
          && isProvision(pay.meals)
          && isProvision(pay.transport);
    }

    function isPaidByTheDay(pay) {
      return pay == null || pay.unit in [null, 'diária'];
    }
`;

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
