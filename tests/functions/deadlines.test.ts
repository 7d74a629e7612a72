import { administrator } from "../../emulators/seed/accounts.ts";
import { addDays, formatDate, isoDay } from "@vagas/functions/domain/dates";
import { expect, test } from "vitest";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { runSchedule } from "../support/runSchedule.ts";
import { db, newId, read, untilRead } from "./functionsSuite.ts";

const now = new Date();

/** An approved job of a company, with this deadline, that has been on the site. */
async function publishedJob(
  expiresAt: Date,
  {
    job = {},
    company = {},
  }: { job?: Parameters<typeof buildJob>[0]; company?: Parameters<typeof buildCompany>[0] } = {},
) {
  const jobId = newId("job");
  const companyId = newId("company");
  await given({
    [`companies/${companyId}`]: buildCompany({ email: `${companyId}@empresa.example`, ...company }),
    [`publishedJobs/${jobId}`]: { type: "Comércio", at: addDays(now, -20) },
  });
  await given({
    [`jobs/${jobId}`]: buildJob({
      companyId,
      approved: true,
      approvalStatus: "approved",
      expiresAt,
      ...job,
    }),
  });
  return {
    jobId,
    companyId,
    mail: (news: string, deadline = expiresAt) =>
      read(`mail/${jobId}-${deadline.getTime()}-${news}`),
  };
}

test("a company is told of a deadline some days ahead, with two links, once", async () => {
  const deadline = addDays(now, 4);
  const { mail, jobId, companyId } = await publishedJob(deadline);
  await runSchedule("remindCompanies");
  const told = (await mail("expiring"))!;
  expect(told).toMatchObject({
    to: [`${companyId}@empresa.example`],
    message: {
      subject: `O prazo da sua vaga termina em ${formatDate(deadline)}: Vendedor de balcão`,
    },
  });
  expect(told.message.text).toMatch(
    /Renovar por 30 dias: http:\/\/localhost:\d+\/vaga\/confirmar#\S+\.\S+/,
  );
  expect(told.message.text).toMatch(/Já preenchi a vaga: http:\/\/localhost:\d+\/vaga\/confirmar#/);
  await untilRead(`jobs/${jobId}`, { listed: true });
  await runSchedule("remindCompanies");
  expect((await read(`mail/${jobId}-${deadline.getTime()}-expiring`))!.createdAt).toEqual(
    told.createdAt,
  );
});

test("a renewed job causes a reminder of its new deadline", async () => {
  const { mail, jobId } = await publishedJob(addDays(now, 2));
  await runSchedule("remindCompanies");
  const renewed = addDays(now, 3);
  await db.doc(`jobs/${jobId}`).update({ expiresAt: renewed });
  await runSchedule("remindCompanies");
  expect(await mail("expiring", renewed)).toMatchObject({
    message: { subject: expect.stringContaining(`termina em ${formatDate(renewed)}`) },
  });
});

test.each([
  ["with a later deadline", 7, {}],
  ["that is filled", 4, { job: { filled: true } }],
  ["that is pending", 4, { job: { approved: false, approvalStatus: "pending" as const } }],
  ["of a deactivated company", 4, { company: { active: false } }],
  ["of the administrator", 4, { job: { companyId: null } }],
])("nobody is reminded of a job %s", async (_which, days, fields) => {
  const { mail } = await publishedJob(addDays(now, days), fields);
  const witness = await publishedJob(addDays(now, 4));
  await runSchedule("remindCompanies");
  expect(await witness.mail("expiring")).toBeDefined();
  expect(await mail("expiring")).toBeUndefined();
});

test("a company is told once that its job is over, whatever took it off the lists", async () => {
  const { mail, jobId } = await publishedJob(addDays(now, -1));
  await untilRead(`jobs/${jobId}`, { listed: false });
  await runSchedule("expireJobs");
  const told = (await mail("expired"))!;
  expect(told.message.subject).toBe("O prazo da sua vaga terminou: Vendedor de balcão");
  expect(told.message.text).toContain("Renovar por 30 dias: ");
  await runSchedule("expireJobs");
  expect((await mail("expired"))!.createdAt).toEqual(told.createdAt);
});

test.each([
  ["that is filled", -1, { job: { filled: true } }],
  ["of a deactivated company", -1, { company: { active: false } }],
  ["that expired long ago", -4, {}],
])("nobody is told of the end of a job %s", async (_which, days, fields) => {
  const { mail } = await publishedJob(addDays(now, days), fields);
  const witness = await publishedJob(addDays(now, -1));
  await runSchedule("expireJobs");
  expect(await witness.mail("expired")).toBeDefined();
  expect(await mail("expired")).toBeUndefined();
});

test("the administrator gets one digest a day of what waits", async () => {
  const today = `mail/digest-${isoDay(new Date())}`;
  await db.doc(today).delete();
  const { jobId } = await publishedJob(addDays(now, 30), {
    job: { approved: false, approvalStatus: "pending" },
  });
  await untilRead(`jobApprovals/${jobId}`, { status: "pending" });
  await runSchedule("sendDigest");
  // After the town's midnight it is the next day's.
  const digest = (await read(today)) ? today : `mail/digest-${isoDay(new Date())}`;
  const mail = (await read(digest))!;
  expect(mail).toMatchObject({ to: [administrator.email] });
  expect(mail.message.subject).toMatch(/^Para aprovar: \d+ vagas? de empresas?/);
  expect(mail.message.text).toContain("/admin/job-approval");
  await runSchedule("sendDigest");
  expect((await read(digest))!.createdAt).toEqual(mail.createdAt);
});
