import { expect, test } from "vitest";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { shortCodesFor } from "@vagas/functions/domain/job/shortCode";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { db, newId, read, untilRead } from "./functionsSuite.ts";

const approved = { approved: true, approvalStatus: "approved" } as const;

test("a listed job is noted as public, and the note outlives it", async () => {
  const jobId = newId("job");
  await given({ [`jobs/${jobId}`]: buildJob({ ...approved, type: "Saúde" }) });
  const code = shortCodesFor(jobId)[0]!;
  await untilRead(`publishedJobs/${jobId}`, { type: "Saúde", code });
  expect(Object.keys((await read(`publishedJobs/${jobId}`))!).sort()).toEqual([
    "at",
    "code",
    "firstAt",
    "type",
  ]);
  expect(await read(`shortCodes/${code}`)).toMatchObject({ jobId });
  await db.doc(`jobs/${jobId}`).delete();
  await untilRead(`stats/public/shares/${jobId}`, null);
  expect(await read(`publishedJobs/${jobId}`)).toMatchObject({ type: "Saúde" });
});

test("a job that was never listed has no note", async () => {
  const [waiting, inactive, companyId] = [newId("job"), newId("job"), newId("company")];
  await given({
    [`companies/${companyId}`]: buildCompany({ active: false }),
    [`jobs/${inactive}`]: buildJob({ ...approved, companyId }),
    [`jobs/${waiting}`]: buildJob(),
  });
  await Promise.all(
    [waiting, inactive].map((jobId) =>
      untilRead(`stats/public/shares/${jobId}`, { listed: false }),
    ),
  );
  await db.doc(`jobs/${waiting}`).delete();
  await untilRead(`stats/public/shares/${waiting}`, null);
  expect(await read(`publishedJobs/${waiting}`)).toBeUndefined();
  expect(await read(`publishedJobs/${inactive}`)).toBeUndefined();
});
