import { candidateSchema } from "@vagas/functions/domain/application/candidate";
import { companySchema } from "@vagas/functions/domain/company/company";
import { jobSchema } from "@vagas/functions/domain/job/job";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { jobApprovalSchema } from "@vagas/functions/domain/job/jobApproval";
import { jobEditSchema } from "@vagas/functions/domain/job/jobEdit";
import { pendingJobSchema } from "@vagas/functions/domain/job/pendingJob";
import { resumeSchema } from "@vagas/functions/domain/application/resume";
import type { Field } from "@vagas/functions/domain/table/field";
import { expect, test } from "vitest";
import {
  buildApproval,
  buildCandidate,
  buildCompany,
  buildEdit,
  buildJob,
  buildListedJob,
  buildPendingJob,
  buildResume,
} from "../support/build.ts";

/** Clients write them too, but older rows lack them. */
const addedLater = new Set(
  Object.entries<Field>(jobFields).flatMap(([name, field]) => (field.addedLater ? [name] : [])),
);

test.each([
  ["job", jobSchema, buildJob()],
  ["listed job", jobSchema, buildListedJob()],
  ["imported job", pendingJobSchema, buildPendingJob()],
  ["approval", jobApprovalSchema, buildApproval("vaga")],
  ["edit", jobEditSchema, buildEdit()],
  ["company", companySchema, buildCompany()],
  ["application", candidateSchema, buildCandidate("vaga", "applicant")],
  ["application to the talent bank", candidateSchema, buildCandidate(null, "applicant")],
  // Functions set this after they have inspected the file.
  ["résumé", resumeSchema.required({ fileDigest: true, version: true }), buildResume("applicant")],
])(
  "the %s that tests build has every field that clients write and no other",
  (_noun, schema, fields) => {
    const parsed = schema.strict().parse("id" in schema.shape ? { id: "vaga", ...fields } : fields);
    // Only functions add the other fields that may be missing.
    const written = Object.entries(schema.shape)
      .filter(([name, field]) => addedLater.has(name) || !field.safeParse(undefined).success)
      .map(([name]) => name);
    expect(Object.keys(parsed).toSorted()).toEqual(written.toSorted());
  },
);
