import { planAnswers } from "@vagas/functions/domain/application/answer";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  companySearchText,
  pendingJobSearchText,
  resumeSearchTerms,
} from "@vagas/functions/domain/administration/adminSearch";
import { alertSchema } from "@vagas/functions/domain/alert/alert";
import { candidateId, candidateSchema } from "@vagas/functions/domain/application/candidate";
import { isCnpj } from "@vagas/functions/domain/text/cnpj";
import { companySchema } from "@vagas/functions/domain/company/company";
import { addDays, dayNumber, isoDay } from "@vagas/functions/domain/dates";
import { isToldBy } from "@vagas/functions/domain/closing/closingNotice";
import { hasEnded } from "@vagas/functions/domain/closing/jobEnd";
import { hireSchema } from "@vagas/functions/domain/closing/hire";
import { jobSchema } from "@vagas/functions/domain/job/job";
import {
  closingInDays,
  companyStatus,
  isExpired,
  isOpen,
} from "@vagas/functions/domain/job/jobStanding";
import { jobApprovalSchema } from "@vagas/functions/domain/job/jobApproval";
import { jobDifferences } from "@vagas/functions/domain/job/jobDifferences";
import { jobEditSchema } from "@vagas/functions/domain/job/jobEdit";
import { limits } from "@vagas/functions/domain/limits";
import { jobTypes } from "@vagas/functions/domain/options";
import { pendingJobSchema } from "@vagas/functions/domain/job/pendingJob";
import { normalizePhone } from "@vagas/functions/domain/text/phone";
import { queuePlacesSchema } from "@vagas/functions/domain/company/queuePlaces";
import { resumeSchema } from "@vagas/functions/domain/application/resume";
import { jobMonthlyPay } from "@vagas/functions/domain/pay/payText";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { searchTerms } from "@vagas/functions/domain/text/searchTerms";
import { talentPoolEntrySchema } from "@vagas/functions/domain/talent/talentPoolEntry";
import { town } from "@vagas/functions/domain/town";
import { choiceLabels } from "@vagas/functions/domain/writtenResume/choices";
import { resumeSummary } from "@vagas/functions/domain/writtenResume/resumeSummary";
import { hasCurrentSkillTerms } from "@vagas/functions/domain/writtenResume/skillTerms";
import { readWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { seedRecords } from "./seedRecords.ts";

const days = [
  "2026-11-21T16:00:00Z",
  "2026-11-21T03:59:59.999Z",
  "2026-11-21T04:00:00Z",
  "2026-12-31T23:30:00Z",
  "2027-01-01T04:05:00Z",
  "2028-02-29T12:00:00Z",
].map((instant) => new Date(instant));
const today = days[0]!;
const records = await seedRecords(today);
const { companies, jobs, jobApprovals, jobEdits, pendingJobs, candidates, resumes, talentPool } =
  records;

/** Those that were approved once. */
function jobsOnceListed(all: readonly (typeof jobs)[number][]) {
  return all.filter(
    ({ approved, approvalStatus, revision }) =>
      approved || (approvalStatus === "pending" && revision > 1),
  );
}

function expectUnique(values: readonly string[]): void {
  expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
}

const seeds = await Promise.all(
  days.map(async (now) => [now.toISOString(), now, await seedRecords(now)] as const),
);

describe.each(seeds)("at %s", (_instant, now, seeded) => {
  test("every document fits its schema", () => {
    const schemas = {
      companies: companySchema,
      jobs: jobSchema,
      jobApprovals: jobApprovalSchema,
      jobEdits: jobEditSchema,
      pendingJobs: pendingJobSchema,
      candidates: candidateSchema,
      resumes: resumeSchema,
      talentPool: talentPoolEntrySchema,
      alerts: alertSchema,
    };
    for (const [name, schema] of Object.entries(schemas)) {
      for (const document of seeded[name as keyof typeof schemas])
        expect(schema.strict().parse(document)).toEqual(document);
    }
  });

  test("the numbers of the town equal a recount of the jobs", () => {
    const wasListed = jobsOnceListed(seeded.jobs);
    const monthOf = (date: Date) => isoDay(date).slice(0, 7);
    for (const { month, jobs: count, byType, byPlace } of seeded.numbers.months) {
      const { listed, filled } = seeded.months.get(month)!;
      const own = wasListed.filter((job) => monthOf(job.postedAt) === month);
      const gone = Object.entries(listed).filter(([id]) => id.startsWith("antiga-"));
      expect(Object.keys(listed).sort()).toEqual(
        [...own.map(({ id }) => id), ...gone.map(([id]) => id)].sort(),
      );
      expect(count ?? 4).toBe(Math.max(4, own.length + gone.length));
      const all = [
        ...own.map(({ type, location }) => [type, location]),
        ...gone.map(([, { type, place }]) => [type, place]),
      ];
      for (const [type, number] of Object.entries(byType))
        expect([type, all.filter(([of]) => of === type).length]).toEqual([type, number]);
      for (const [place, number] of Object.entries(byPlace))
        expect([place, all.filter(([, at]) => at === place).length]).toEqual([place, number]);
      const filledThen = wasListed.filter((job) => job.filled && monthOf(job.updatedAt) === month);
      expect(Object.keys(filled).filter((id) => !id.startsWith("antiga-"))).toHaveLength(
        filledThen.length,
      );
    }
    expect(seeded.numbers.openJobs).toBe(60);
    expect(seeded.numbers.months).toHaveLength(13);
  });

  test("the home page has jobs of every kind to show", () => {
    expect(seeded.jobs.filter((job) => isOpen(job, now))).toHaveLength(60);
    expect(seeded.jobs.filter((job) => job.listed && job.filled)).toHaveLength(12);
    expect(
      seeded.jobs.filter((job) => isOpen(job, now) && closingInDays(job, now) !== null),
    ).toHaveLength(8);
    expect(seeded.jobs.filter((job) => isOpen(job, now) && job.urgent)).toHaveLength(8);
  });

  test("there are jobs in every state", () => {
    const inactive = new Set<string | null>(
      seeded.companies.filter(({ active }) => !active).map(({ id }) => id),
    );
    const states = Object.groupBy(seeded.jobs, (job) =>
      companyStatus(job, !inactive.has(job.companyId), now),
    );
    const counts = Object.fromEntries(
      Object.entries(states).map(([state, all]) => [state, all.length]),
    );
    expect(counts).toEqual({ pending: 6, rejected: 4, filled: 12, expired: 5, active: 60, off: 3 });
  });

  test("no event is in the future, and events are in order", () => {
    const moments = [
      ...seeded.companies.map(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
      ...seeded.jobs.map(({ postedAt, updatedAt }) => [postedAt, updatedAt]),
      ...seeded.jobApprovals.map(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
      ...seeded.jobEdits.map(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
      ...seeded.pendingJobs.map(({ createdAt }) => [createdAt]),
      ...seeded.candidates.map(({ createdAt, stageAt }) => [createdAt, stageAt]),
      ...seeded.resumes.map(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
      ...seeded.talentPool.map(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
    ];
    for (const moment of moments)
      expect(moment).toEqual([...moment].sort((a, b) => a.getTime() - b.getTime()));
    expect(moments.flat().filter((moment) => moment > now)).toEqual([]);
  });

  test("everybody whose job has ended was told so by its company's notice", () => {
    const closed = seeded.candidates.filter(({ stage }) => stage === "encerrada");
    expect(closed).not.toEqual([]);
    for (const { jobId, companyId, stageAt } of closed) {
      expect(seeded.closingNotices).toContainEqual({ id: jobId, companyId, askedAt: stageAt });
      expect(
        hasEnded(
          seeded.jobs.find(({ id }) => id === jobId)!,
          now,
        ),
      ).toBe(true);
    }
    expect(
      seeded.candidates.filter((candidate) => {
        const notice = seeded.closingNotices.find(({ id }) => id === candidate.jobId);
        return notice !== undefined && isToldBy(notice, candidate);
      }),
    ).toEqual([]);
  });

  test("companies tell of jobs that have ended, some of a hire by the site", () => {
    expect(seeded.hires.map(({ answer }) => answer).sort()).toEqual([
      "aindaProcurando",
      "deOutroJeito",
      "peloSite",
    ]);
    for (const { id, ...hire } of seeded.hires) {
      expect(hireSchema.strict().parse(hire)).toEqual(hire);
      expect(hire.answeredAt <= now).toBe(true);
      expect(seeded.jobs.find((job) => job.id === id)).toMatchObject({
        companyId: hire.companyId,
        approved: true,
      });
    }
  });

  test("every pending job of a company has a place in the queue", () => {
    const places = seeded.queuePlaces.flatMap(({ id, ...fields }) => {
      expect(queuePlacesSchema.strict().parse(fields)).toEqual(fields);
      return Object.values(fields.jobs).map((jobId) => `${id} ${jobId}`);
    });
    const waiting = seeded.jobs.filter(
      ({ companyId, approvalStatus }) => companyId !== null && approvalStatus === "pending",
    );
    expect(new Set(places)).toEqual(new Set(waiting.map((job) => `${job.companyId} ${job.id}`)));
    expectUnique(places);
  });

  test("the words for companies' replies equal a recount by hand", () => {
    const day = (date: Date) => dayNumber(date);
    const recounted = new Map<string, [answered: number, all: number]>();
    for (const { companyId, createdAt, stage, stageAt } of seeded.candidates) {
      const age = day(now) - day(createdAt);
      if (companyId === null || age < 15 || age > 104) continue;
      const [answered, all] = recounted.get(companyId) ?? [0, 0];
      const isAnswered =
        ["emConversa", "contratada", "naoSelecionada"].includes(stage) &&
        day(stageAt) - day(createdAt) < 14;
      recounted.set(companyId, [answered + (isAnswered ? 1 : 0), all + 1]);
    }
    for (const { id, replies } of seeded.companies)
      expect(replies && [replies.answered, replies.applications]).toEqual(recounted.get(id));
    const words = {
      "empresa-mercado-araguaia": "most",
      "empresa-fazenda-tres-irmaos": "almostAll",
    };
    expect(
      Object.fromEntries(
        seeded.jobs.flatMap(({ companyId, companyReplies }) =>
          companyReplies === undefined ? [] : [[companyId, companyReplies]],
        ),
      ),
    ).toEqual(words);
  });

  test("an approved job of a company counts as posted when it was approved, and others when they were sent", () => {
    const approvals = new Map(seeded.jobApprovals.map((record) => [record.jobId, record]));
    for (const { id, companyId, approved, revision, postedAt } of seeded.jobs) {
      if (companyId === null || revision > 1) continue;
      const { createdAt, updatedAt } = approvals.get(id)!;
      expect([id, postedAt]).toEqual([id, approved ? updatedAt : createdAt]);
      if (approved) expect(createdAt < postedAt).toBe(true);
    }
  });

  test("people applied while their job was listed", () => {
    for (const { jobId, createdAt } of seeded.candidates) {
      const job = seeded.jobs.find(({ id }) => id === jobId);
      if (job === undefined) continue;
      const approval = seeded.jobApprovals.find((record) => record.jobId === jobId);
      expect(createdAt >= (approval?.updatedAt ?? job.postedAt)).toBe(true);
      expect(createdAt <= job.expiresAt).toBe(true);
    }
  });

  test("no deadline is more than 60 days after posting, and open jobs end in the future", () => {
    for (const job of seeded.jobs) {
      expect(isoDay(job.expiresAt) <= isoDay(addDays(job.postedAt, limits.deadlineDays.max))).toBe(
        true,
      );
      expect(job.listed).toBe(
        job.approved &&
          !isExpired(job, now) &&
          !job.paused &&
          job.companyId !== "empresa-distribuidora-sol-nascente",
      );
    }
  });
});

test("the seed is complete at any moment", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
      async (now) => {
        const seeded = await seedRecords(now);
        expect(seeded.jobs.filter((job) => isOpen(job, now))).toHaveLength(60);
        expect(seeded.candidates.every(({ createdAt }) => createdAt <= now)).toBe(true);
        expect(newest(seeded.jobs), "the newest jobs, at any hour").toEqual(newest(jobs));
      },
    ),
    { numRuns: 20 },
  );
}, 60_000);

function newest(all: readonly (typeof jobs)[number][]): string[] {
  const listed = all.filter((job) => job.listed);
  const ordered = listed.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
  return ordered.slice(0, 4).map(({ id }) => id);
}

test("there are 20 companies, one of them deactivated, in eight towns or more", () => {
  expect(companies).toHaveLength(20);
  expect(companies.filter(({ active }) => !active).map(({ name }) => name)).toEqual([
    "Distribuidora Sol Nascente",
  ]);
  expect(new Set(jobs.map(({ location }) => location)).size).toBeGreaterThanOrEqual(8);
});

test("every CNPJ, phone number and place is valid", () => {
  for (const { cnpj } of companies) if (cnpj !== null) expect(isCnpj(cnpj)).toBe(true);
  for (const phone of [...jobs, ...pendingJobs].map(({ contactWhatsapp }) => contactWhatsapp))
    expect(normalizePhone(phone)).toBe(phone);
  for (const { phone } of candidates) expect(normalizePhone(phone)).toBe(phone);
  for (const { location } of [...jobs, ...pendingJobs]) expect(town.places).toContain(location);
});

test("nobody shares an id, an address or a phone number", () => {
  for (const documents of [companies, jobs, pendingJobs, candidates, resumes])
    expectUnique(documents.map(({ id }) => id));
  expectUnique([...jobs, ...pendingJobs].map(({ id }) => id));
  expectUnique([...companies, ...candidates].flatMap(({ email }) => email ?? []));
  expectUnique(candidates.map(({ phone }) => phone));
  expectUnique(companies.flatMap(({ cnpj }) => cnpj ?? []));
});

test("no mail can reach a real address", () => {
  for (const { email } of [...companies, ...candidates])
    if (email !== null) expect(email).toMatch(/\.example$/);
});

test("the jobs cover every sector, each with its own text", () => {
  expect(jobs.length).toBeGreaterThanOrEqual(80);
  expect(new Set(jobs.map(({ type }) => type))).toEqual(new Set(jobTypes));
  expectUnique(jobs.map(({ description }) => description));
  expectUnique(jobs.map(({ title, company }) => `${title} ${company}`));
  for (const job of jobs) {
    expect(job.searchTerms).toEqual(jobSearchTerms(job));
    expect(job.monthlyPay).toBe(jobMonthlyPay(job));
  }
});

test("each job of a company has an approval record in the same state", () => {
  const own = jobs.filter(({ companyId }) => companyId !== null);
  expect(
    jobApprovals.map(({ jobId, companyId, revision, status }) => ({
      jobId,
      companyId,
      revision,
      status,
    })),
  ).toEqual(
    own.map(({ id, companyId, revision, approvalStatus }) => ({
      jobId: id,
      companyId,
      revision,
      status: approvalStatus,
    })),
  );
  for (const { status, adminNotes } of jobApprovals)
    expect(adminNotes !== "").toBe(status === "rejected");
});

test("one company has a pending edit of an approved job", () => {
  expect(jobEdits).toHaveLength(1);
  const edit = jobEdits[0]!;
  const job = jobs.find(({ id }) => id === edit.id)!;
  expect(job).toMatchObject({ approved: true, companyId: edit.companyId });
  expect(edit.createdAt >= job.postedAt).toBe(true);
  expect(jobDifferences(job, edit).map(({ field }) => field)).toEqual(["description", "salary"]);
});

test("jobs pay by the hour, the day, the week and the month, in ranges, with and without deductions", () => {
  const pays = jobs.flatMap(({ pay }) => (pay === null ? [] : [pay]));
  expect(pays.length).toBeGreaterThan(60);
  expect(new Set(pays.map(({ unit }) => unit))).toEqual(
    new Set(["mês", "diária", "hora", "semana", null]),
  );
  expect(new Set(pays.map(({ kind }) => kind)).size).toBe(3);
  expect(new Set(pays.map(({ housing }) => housing))).toEqual(new Set([null, "free", "deducted"]));
  expect(jobs.filter(({ pay }) => pay === null).length).toBeGreaterThan(5);
  expect(jobs.filter(({ openings }) => openings > 1).length).toBeGreaterThan(9);
});

test("every answer of a company is noted as functions note it", () => {
  const answered = candidates.filter(({ answers }) => answers !== undefined);
  expect(answered.length).toBeGreaterThan(5);
  for (const candidate of candidates)
    expect(planAnswers(candidate, today)).toMatchObject({ taken: [], due: null });
});

test("49 people applied, nine of them to the talent bank, in every stage", () => {
  expect(candidates).toHaveLength(49);
  expect(candidates.filter(({ jobId }) => jobId === null)).toHaveLength(9);
  expect(new Set(candidates.map(({ stage }) => stage)).size).toBe(6);
  for (const candidate of candidates) {
    const job = jobs.find(({ id }) => id === candidate.jobId);
    expect(candidate.id).toBe(candidateId(candidate.jobId, candidate.uid));
    expect(candidate.uid).toMatch(/^[A-Za-z0-9-]+$/);
    expect(candidate).toMatchObject({
      jobTitle: job?.title ?? null,
      company: job?.company ?? null,
      companyId: job?.companyId ?? null,
    });
    expect(candidate.consent.talentPool || candidate.jobId !== null).toBe(true);
  }
});

const writers = candidates.flatMap((candidate) => {
  const resume = readWrittenResume(candidate.writtenResume);
  return resume === null ? [] : [{ candidate, resume }];
});

test("five people wrote their résumé on the site, of five trades and schools, two without an e-mail", () => {
  expect(writers).toHaveLength(5);
  expect(new Set(writers.map(({ resume }) => resume.wanted.join())).size).toBe(5);
  expect(new Set(writers.map(({ resume }) => resume.school)).size).toBe(5);
  expect(writers.filter(({ resume }) => resume.neverWorked)).toHaveLength(1);
  for (const { resume } of writers)
    expect(choiceLabels([...resume.wanted, ...resume.skills])).toHaveLength(
      resume.wanted.length + resume.skills.length,
    );
  const withoutEmail = candidates.filter(({ email }) => email === null);
  expect(withoutEmail).toHaveLength(2);
  expect(withoutEmail.filter((one) => !writers.some(({ candidate }) => candidate === one))).toEqual(
    [],
  );
});

test("written résumés are found by their skills, and begin the summary that companies read", () => {
  for (const candidate of candidates) expect(hasCurrentSkillTerms(candidate)).toBe(true);
  for (const { candidate, resume } of writers)
    expect(resumes.find(({ id }) => id === candidate.id)).toMatchObject(resumeSummary(resume));
  const byTractor = candidates.filter(({ skillTerms }) => skillTerms?.includes("s:tractor"));
  expect(byTractor.map(({ name }) => name)).toEqual(["Natan Vieira Castro"]);
});

test("the demo company's job has two written résumés, and the talent bank has two", () => {
  const ofCompany = writers.filter(({ candidate }) => candidate.jobId === "mercado-araguaia-caixa");
  expect(ofCompany).toHaveLength(2);
  const pooled = writers.filter(({ candidate }) =>
    talentPool.some(({ resumeId }) => resumeId === candidate.id),
  );
  expect(pooled).toHaveLength(2);
});

test("each application has its résumé: pending, approved or refused with a note", () => {
  expect(resumes.map(({ id, resumePath }) => [id, resumePath])).toEqual(
    candidates.map(({ id, resumePath }) => [id, resumePath]),
  );
  expect(Object.keys(Object.groupBy(resumes, ({ status }) => status)).sort()).toEqual([
    "approved",
    "pending",
    "rejected",
  ]);
  for (const { status, notes } of resumes) expect(notes !== "").toBe(status === "rejected");
});

test("some alerts are confirmed and none is due, and one waits for its address", () => {
  for (const [, now, { alerts }] of seeds) {
    const confirmed = alerts.filter(({ confirmedAt }) => confirmedAt !== null);
    expect(confirmed.map(({ every }) => every).sort()).toEqual(["day", "day", "week"]);
    for (const { dueAt, toldUntil } of confirmed) {
      expect(dueAt! > now).toBe(true);
      expect(toldUntil! < now).toBe(true);
    }
    const [waiting, ...others] = alerts.filter(({ confirmedAt }) => confirmedAt === null);
    expect(others).toEqual([]);
    expect(waiting!.expiresAt! > now).toBe(true);
    expectUnique(alerts.map(({ leaveToken }) => leaveToken));
  }
});

test("no more people gave a reason for leaving an alert than left, and this month counts the alerts", () => {
  for (const [, now, { alerts, alertCounts }] of seeds) {
    for (const counts of alertCounts) {
      const { left = 0, hiredHere = 0, hiredElsewhere = 0, notForMe = 0, other = 0 } = counts;
      expect(hiredHere + hiredElsewhere + notForMe + other).toBeLessThanOrEqual(left);
    }
    expect(alertCounts.at(-1)).toMatchObject({
      id: isoDay(now).slice(0, 7),
      confirmed: alerts.filter(({ confirmedAt }) => confirmedAt !== null).length,
    });
    expectUnique(alertCounts.map(({ id }) => id));
  }
});

test("the talent pool holds everybody who was approved and agreed, and nobody else", () => {
  const expected = resumes
    .filter(({ status, talentPoolConsent }) => status === "approved" && talentPoolConsent)
    .map(({ id }) => id);
  expect(talentPool.map(({ resumeId }) => resumeId)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(5);
});

test("everything the administrator searches for is found", () => {
  for (const company of companies)
    expect(company.searchTerms).toEqual(searchTerms(companySearchText(company)));
  for (const job of pendingJobs)
    expect(job.searchTerms).toEqual(searchTerms(pendingJobSearchText(job)));
  for (const [i, resume] of resumes.entries())
    expect(resume.searchTerms).toEqual(resumeSearchTerms(resume, candidates[i]!.coverLetter));
});

test("six imported jobs wait", () => {
  expect(pendingJobs).toHaveLength(6);
});
