import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Endpoint = {
  region: string[];
  maxInstances: number;
  timeoutSeconds: unknown;
  availableMemoryMb: unknown;
  concurrency?: unknown;
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

// Loading the functions and their SDK takes a busy machine seconds.
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

/** When a function runs, in a word. */
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
    return `${eventType.split(".").at(-1)} ${patterns?.["document"] ?? eventFilters["bucket"] ?? eventFilters["resource"]}${retry ? ", retried" : ""}`;
  }
  return callableTrigger ? "called" : `asked by the ${httpsTrigger?.invoker.join()}`;
}

/** What a function is given beyond the default. */
function means({
  timeoutSeconds,
  availableMemoryMb,
  concurrency,
  secretEnvironmentVariables,
}: Endpoint): string {
  const said: Record<string, unknown> = {
    s: timeoutSeconds,
    MiB: availableMemoryMb,
    "at once": concurrency,
  };
  const given = Object.entries(said).flatMap(([unit, amount]) =>
    typeof amount === "number" ? [`${amount} ${unit}`] : [],
  );
  return [...given, ...(secretEnvironmentVariables ?? []).map(({ key }) => key)].join(", ");
}

test("each function runs when it should, is tried again where that helps, and has the means and the secrets it needs", async () => {
  const all = Object.entries(await endpoints());
  expect(
    Object.fromEntries(
      all.map(([name, endpoint]) => [
        name,
        [occasion(endpoint), means(endpoint)].filter(Boolean).join(" | "),
      ]),
    ),
  ).toEqual({
    answerContact: "called | 512 MiB, 10 at once, LINK_SECRET",
    continueCompanyRemoval: "called | 540 s",
    expireJobs: "every 1 hours, America/Cuiaba, 3 retries | 540 s, LINK_SECRET",
    followAccountEmail: "called",
    followJobLink: "called | LINK_SECRET",
    onCandidateCreated: "created candidates/{candidateId}, retried | LINK_SECRET",
    onCandidateDeleted: "deleted candidates/{candidateId}, retried | LINK_SECRET",
    onCandidateUpdated: "updated candidates/{candidateId}, retried | LINK_SECRET",
    onCompanyWritten: "written companies/{companyId}, retried | 540 s, LINK_SECRET",
    onJobApprovalDecided: "written jobApprovals/{jobId}, retried",
    onJobEditWritten: "written jobEdits/{jobId}, retried",
    onJobWritten: "written jobs/{jobId}, retried",
    onLinkRequested: "created linkRequests/{requestId}, retried | LINK_SECRET",
    onMailCreated: "created mail/{mailId}, retried | 150 s, 512 MiB, 10 at once, SMTP_URL",
    onPendingJobDeleted: "deleted pendingJobs/{jobId}, retried",
    onPendingJobWritten: "written pendingJobs/{jobId}, retried",
    onResumeDecided: "updated resumes/{resumeId}, retried",
    onResumeUploaded: "finalized demo.appspot.com, retried | 512 MiB, 10 at once, LINK_SECRET",
    onTalentPoolWritten: "written talentPool/{resumeId}, retried | LINK_SECRET",
    onUserCreated: "create projects/demo, retried",
    onUserDeleted: "delete projects/demo, retried",
    ownData: "called | 120 s, 512 MiB, 10 at once, LINK_SECRET",
    purgePersonalData: "every day 04:00, America/Cuiaba, 3 retries | 1800 s, LINK_SECRET",
    readCompanyAccount: "called",
    refreshClaims: "called",
    refreshSearchTerms: "every sunday 03:00, America/Cuiaba, 3 retries | 1800 s",
    remindCompanies: "every day 08:00, America/Cuiaba, 3 retries | 540 s, LINK_SECRET",
    removeIdleApplicants: "every day 05:00, America/Cuiaba, 3 retries | 540 s",
    removeOrphanUploads: "every day 03:30, America/Cuiaba, 3 retries | 1800 s, LINK_SECRET",
    requestAccountMail: "called | LINK_SECRET",
    requestContact: "called | LINK_SECRET",
    requestOwnData: "called | LINK_SECRET",
    resendMail: "every 15 minutes, America/Cuiaba, no retries | 540 s, 512 MiB, SMTP_URL",
    sendDigest: "every day 07:00, America/Cuiaba, 3 retries",
    resumeFile: "asked by the public | 512 MiB, 10 at once",
    site: "asked by the public | 10 s, 512 MiB, 40 at once",
    tendTalentBank: "every day 04:30, America/Cuiaba, 3 retries | 1800 s, LINK_SECRET",
    takeStrayClaims: "every 1 hours, America/Cuiaba, 3 retries | 540 s",
  });
  for (const [, { region, maxInstances }] of all)
    expect({ region, maxInstances }).toEqual({ region: ["southamerica-east1"], maxInstances: 10 });
});

test("in the emulators nothing asks for a secret", async () => {
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
  const asking = Object.entries(await endpoints()).filter(
    ([, { secretEnvironmentVariables: secrets }]) => secrets !== undefined && secrets.length > 0,
  );
  expect(asking).toEqual([]);
});
