import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { schedules } from "./domain/health/schedules.ts";

type Endpoint = {
  platform: string;
  region: string[];
  maxInstances: number;
  timeoutSeconds: unknown;
  availableMemoryMb: unknown;
  cpu?: number | "gcf_gen1";
  concurrency?: number;
  secretEnvironmentVariables?: { key: string }[];
  eventTrigger?: {
    eventType: string;
    eventFilters: Record<string, string>;
    eventFilterPathPatterns?: Record<string, string>;
    retry: boolean;
  };
  scheduleTrigger?: { schedule: string; timeZone: string; retryConfig: { retryCount?: number } };
  callableTrigger?: object;
  httpsTrigger?: { invoker: string[] };
};

beforeEach(() => {
  vi.stubEnv("GCLOUD_PROJECT", "demo");
  vi.stubEnv(
    "FIREBASE_CONFIG",
    JSON.stringify({ projectId: "demo", storageBucket: "demo.appspot.com" }),
  );
});

afterEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

// Loading the functions and their SDK takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

async function endpoints(): Promise<Record<string, Endpoint>> {
  const functions = (await import("./index.ts")) as unknown as Record<
    string,
    { __endpoint: Endpoint }
  >;
  return Object.fromEntries(
    Object.entries(functions).map(([name, { __endpoint }]) => [name, __endpoint]),
  );
}

/** A function's trigger, in a word. */
function occasion({
  eventTrigger,
  scheduleTrigger,
  callableTrigger,
  httpsTrigger,
}: Endpoint): string {
  if (scheduleTrigger) {
    const {
      schedule,
      timeZone,
      retryConfig: { retryCount },
    } = scheduleTrigger;
    return `${schedule}, ${timeZone}, ${retryCount ?? "no"} retries`;
  }
  if (eventTrigger) {
    const { eventType, eventFilters, eventFilterPathPatterns: patterns, retry } = eventTrigger;
    const subject =
      patterns?.["document"] ??
      eventFilters["bucket"] ??
      eventType.split(".").slice(2, 4).join(" ");
    return `${eventType.split(".").at(-1)} ${subject}${retry ? ", retried" : ""}`;
  }
  return callableTrigger ? "called" : `asked by the ${httpsTrigger?.invoker.join()}`;
}

/** A function's options beyond the defaults. */
function means({
  timeoutSeconds,
  availableMemoryMb,
  cpu,
  concurrency,
  secretEnvironmentVariables,
}: Endpoint): string {
  const said: Record<string, unknown> = {
    s: timeoutSeconds,
    MiB: availableMemoryMb,
    CPU: cpu,
    "at once": concurrency === 1 ? null : concurrency,
  };
  const given = Object.entries(said).flatMap(([unit, amount]) =>
    typeof amount === "number" ? [`${amount} ${unit}`] : [],
  );
  return [...given, ...(secretEnvironmentVariables ?? []).map(({ key }) => key)].join(", ");
}

test("each function has its trigger, retries where they help, and the resources and secrets it needs", async () => {
  const all = Object.entries(await endpoints());
  expect(
    Object.fromEntries(
      all.map(([name, endpoint]) => [
        name,
        [occasion(endpoint), means(endpoint)].filter(Boolean).join(" | "),
      ]),
    ),
  ).toEqual({
    askAlert: "called | 1 CPU, 80 at once, LINK_SECRET",
    tendDeviceAlerts: "called | 1 CPU, 80 at once, LINK_SECRET",
    followAlert: "called | 1 CPU, 80 at once, LINK_SECRET",
    leaveAlert: "asked by the public | 1 CPU, 80 at once, LINK_SECRET",
    sendAlerts: "every day 07:00, America/Cuiaba, 3 retries | 1800 s, LINK_SECRET",
    answerContact: "called | 512 MiB, 1 CPU, 10 at once, LINK_SECRET",
    browserErrors: "asked by the public | 30 s, 1 CPU, 80 at once",
    continueCompanyRemoval: "called | 540 s, 1 CPU, 80 at once",
    countNumbers: "every day 05:30, America/Cuiaba, 3 retries | 540 s",
    countReplies: "every day 06:00, America/Cuiaba, 3 retries | 540 s",
    deviceData: "called | 120 s, 512 MiB, 1 CPU, 10 at once, LINK_SECRET",
    expireJobs: "every 1 hours, America/Cuiaba, 3 retries | 540 s, LINK_SECRET",
    followAccountEmail: "called | 1 CPU, 80 at once",
    followJobLink: "called | 1 CPU, 80 at once, LINK_SECRET",
    onCandidateCreated: "created candidates/{candidateId}, retried | LINK_SECRET",
    onCandidateDeleted: "deleted candidates/{candidateId}, retried | LINK_SECRET",
    onCandidateUpdated: "updated candidates/{candidateId}, retried | LINK_SECRET",
    onClosingNoticeWritten: "written closingNotices/{jobId}, retried | 540 s, LINK_SECRET",
    onCompanyTaxIdWritten: "written companyTaxIds/{companyId}, retried",
    onCompanyWritten: "written companies/{companyId}, retried | 540 s, LINK_SECRET",
    onHireWritten: "written hires/{jobId}, retried",
    onJobApprovalDecided: "written jobApprovals/{jobId}, retried",
    onEmployerRegisterWritten: "written employerRegister/{edition}, retried | 540 s",
    onRegisterMatchWritten: "written registerMatches/{companyId}, retried",
    onJobEditWritten: "written jobEdits/{jobId}, retried",
    onJobWritten: "written jobs/{jobId}, retried",
    onLinkRequested: "created linkRequests/{requestId}, retried | LINK_SECRET",
    onMailCreated:
      "created mail/{mailId}, retried | 540 s, 512 MiB, 1 CPU, 10 at once, SMTP_URL, LINK_SECRET",
    onPendingJobDeleted: "deleted pendingJobs/{jobId}, retried",
    onPendingJobWritten: "written pendingJobs/{jobId}, retried",
    onResumeDecided: "updated resumes/{resumeId}, retried",
    onResumeUploaded: "finalized demo.appspot.com, retried | 512 MiB, LINK_SECRET",
    onTalentPoolWritten: "written talentPool/{resumeId}, retried | LINK_SECRET",
    onUserCreated: "created auth user, retried",
    onUserDeleted: "deleted auth user, retried | LINK_SECRET",
    personData: "called | 120 s, 512 MiB, 1 CPU, 10 at once, LINK_SECRET",
    ownData: "called | 120 s, 512 MiB, 1 CPU, 10 at once, LINK_SECRET",
    purgePersonalData: "every day 04:00, America/Cuiaba, 3 retries | 1800 s, LINK_SECRET",
    readCompanyAccount: "called | 1 CPU, 80 at once",
    reconcile: "every day 02:00, America/Cuiaba, 3 retries | 1800 s, LINK_SECRET",
    refreshClaims: "called | 1 CPU, 80 at once",
    refreshSearchTerms: "every sunday 03:00, America/Cuiaba, 3 retries | 1800 s",
    remindCompanies: "every day 08:00, America/Cuiaba, 3 retries | 540 s, LINK_SECRET",
    removeIdleApplicants: "every day 05:00, America/Cuiaba, 3 retries | 540 s, LINK_SECRET",
    removeOrphanUploads:
      "every day 03:30, America/Cuiaba, 3 retries | 1800 s, 512 MiB, LINK_SECRET",
    reportJob: "called | 1 CPU, 80 at once, LINK_SECRET",
    requestAccountMail: "called | 1 CPU, 80 at once, LINK_SECRET",
    requestContact: "called | 1 CPU, 80 at once, LINK_SECRET",
    requestOwnData: "called | 1 CPU, 80 at once, LINK_SECRET",
    resendMail:
      "every 15 minutes, America/Cuiaba, no retries | 900 s, 512 MiB, SMTP_URL, LINK_SECRET",
    sendDigest: "every day 07:00, America/Cuiaba, 3 retries",
    resumeFile: "asked by the public | 512 MiB, 1 CPU, 10 at once",
    settleReports: "called | 1 CPU, 80 at once",
    siteHealth: "called | 120 s, 1 CPU, 80 at once, LINK_SECRET",
    site: "asked by the public | 10 s, 512 MiB, 1 CPU, 40 at once",
    tendTalentBank: "every day 04:30, America/Cuiaba, 3 retries | 1800 s, LINK_SECRET",
    takeStrayClaims: "every 1 hours, America/Cuiaba, 3 retries | 540 s",
    readNeighbours: "every 1 hours, America/Cuiaba, no retries",
    tellSearchEngines: "every 1 hours, America/Cuiaba, no retries",
  });
  for (const [name, { region, maxInstances }] of all)
    expect({ name, region, maxInstances }).toEqual({
      name,
      region: ["southamerica-east1"],
      maxInstances: name === "browserErrors" ? 1 : 10,
    });
});

test("every scheduled function records its runs", async () => {
  const byTheClock = Object.entries(await endpoints()).filter(
    ([, { scheduleTrigger }]) => scheduleTrigger,
  );
  expect(
    Object.fromEntries(byTheClock.map(([name, one]) => [name, one.scheduleTrigger!.schedule])),
  ).toEqual(schedules);
});

test("a function that nobody waits for has a share of a processor and one event at a time, others a whole one", async () => {
  for (const [name, { cpu, concurrency, callableTrigger, httpsTrigger }] of Object.entries(
    await endpoints(),
  )) {
    const isShared = name === "onMailCreated" || callableTrigger || httpsTrigger;
    expect({ name, cpu, several: concurrency! > 1 }).toEqual(
      isShared ? { name, cpu: 1, several: true } : { name, cpu: "gcf_gen1", several: false },
    );
  }
});

test("every function is 2nd generation, as the runtime in firebase.json requires", async () => {
  for (const [name, { platform }] of Object.entries(await endpoints()))
    expect({ name, platform }).toEqual({ name, platform: "gcfv2" });
});

test("no function requires a secret in the emulators", async () => {
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
  const asking = Object.entries(await endpoints()).filter(
    ([, { secretEnvironmentVariables: secrets }]) => secrets !== undefined && secrets.length > 0,
  );
  expect(asking).toEqual([]);
});
