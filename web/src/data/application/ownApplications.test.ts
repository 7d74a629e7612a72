import { beforeEach, expect, test, vi } from "vitest";
import { readOwnApplications, rememberedApplications } from "./ownApplications.ts";

type Account = { uid: string; isAnonymous: boolean; getIdToken: () => Promise<string> };
const session = vi.hoisted(() => ({
  currentUser: null as Account | null,
  authStateReady: async () => undefined,
}));
const asked = vi.hoisted(() => ({ uids: [] as string[], rows: [] as object[] }));
vi.mock("../firebase/appAuth.ts", () => ({ appAuth: () => session }));
vi.mock("../firebase/publicDatabase.ts", () => ({ publicDatabase: () => null }));
vi.mock("../visitor/seenPages.ts", () => ({
  readSeenPage: async (path: string) =>
    path === "/vagas/caixa" ? { page: "job", job: { title: "Operador de caixa" } } : null,
}));
vi.mock("firebase/firestore/lite", () => ({
  collection: () => null,
  limit: () => null,
  query: () => null,
  where: (_field: string, _is: string, uid: string) => asked.uids.push(uid),
  getDocs: async () => ({
    docs: asked.rows.map((row) => ({ id: "caixa_ana", data: () => row })),
  }),
}));

const kept = new Map<string, string>();
const remembered = () => JSON.parse(kept.get("vagas-applications") ?? "null") as unknown;

beforeEach(() => {
  kept.clear();
  asked.uids = [];
  asked.rows = [];
  session.currentUser = null;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const row = (jobId: string | null, day: number, more: object = {}) => ({
  jobId,
  jobTitle: "Operador de caixa",
  company: "Mercado",
  companyId: "mercado",
  stage: "vista",
  createdAt: { toDate: () => at(day) },
  consent: { version: "2026-11", talentPool: false },
  ...more,
});
const anonymous = (uid: string): Account => ({
  uid,
  isAnonymous: true,
  getIdToken: async () => "token",
});

test("the account of this device reads its own applications, newest first, and the device remembers just them", async () => {
  kept.set("vagas-applications", JSON.stringify({ apagada: at(1).toISOString() }));
  session.currentUser = anonymous("ana");
  asked.rows = [
    row("caixa", 20),
    row(null, 21, { companyId: null, company: null, consent: { talentPool: true } }),
  ];
  const own = await readOwnApplications();
  expect(asked.uids).toEqual(["ana"]);
  expect(own).toMatchObject({
    state: "list",
    applications: [
      { jobId: null, isWithdrawn: false, isWithCompany: false, resumeMissing: false },
      { jobId: "caixa", stage: "vista", isWithdrawn: false, isWithCompany: true, sentAt: at(20) },
    ],
  });
  expect(remembered()).toEqual({ caixa: at(20).toISOString(), banco: at(21).toISOString() });
});

test.each([
  [
    "of a job of the administrator's, which has a name and no account, stands",
    "caixa",
    "Sítio",
    false,
  ],
  ["that lost its company's name is withdrawn", "caixa", null, true],
  ["out of the talent bank is withdrawn", null, null, true],
])("an application %s", async (_what, jobId, company, isWithdrawn) => {
  session.currentUser = anonymous("ana");
  asked.rows = [row(jobId, 20, { companyId: null, company })];
  expect(await readOwnApplications()).toMatchObject({
    applications: [{ isWithdrawn, isWithCompany: false }],
  });
});

test("a company's or an administrator's account is not asked for applications", async () => {
  kept.set("vagas-applications", JSON.stringify({ caixa: at(1).toISOString() }));
  session.currentUser = { ...anonymous("mercado"), isAnonymous: false };
  expect(await readOwnApplications()).toEqual({ state: "otherAccount" });
  expect(asked.uids).toEqual([]);
  expect(remembered()).toEqual({ caixa: at(1).toISOString() });
});

test("without an account the device goes on remembering what it sent, and says that it is lost", async () => {
  kept.set("vagas-applications", JSON.stringify({ caixa: at(1).toISOString() }));
  expect(await readOwnApplications()).toEqual({ state: "lostAccount" });
  expect(remembered()).toEqual({ caixa: at(1).toISOString() });
  kept.clear();
  expect(await readOwnApplications()).toEqual({ state: "list", applications: [] });
  expect(asked.uids).toEqual([]);
});

test.each(["auth/user-token-expired", "auth/user-not-found"])(
  "after %s the device has nothing to show, and forgets what it remembered",
  async (code) => {
    kept.set("vagas-applications", JSON.stringify({ caixa: at(1).toISOString() }));
    session.currentUser = {
      ...anonymous("ana"),
      getIdToken: () => Promise.reject(Object.assign(new Error(code), { code })),
    };
    expect(await readOwnApplications()).toEqual({ state: "list", applications: [] });
    expect(asked.uids).toEqual([]);
    expect(kept.size).toBe(0);
  },
);

test("without network the read fails, and what the device remembers stays", async () => {
  kept.set("vagas-applications", JSON.stringify({ caixa: at(1).toISOString() }));
  session.currentUser = {
    ...anonymous("ana"),
    getIdToken: () =>
      Promise.reject(Object.assign(new Error(), { code: "auth/network-request-failed" })),
  };
  await expect(readOwnApplications()).rejects.toThrow();
  expect(remembered()).toEqual({ caixa: at(1).toISOString() });
});

test("the device remembers jobs by the title that was seen on it, newest first", async () => {
  kept.set(
    "vagas-applications",
    JSON.stringify({
      caixa: at(1).toISOString(),
      outra: at(3).toISOString(),
      banco: at(2).toISOString(),
      torta: "ontem",
    }),
  );
  expect(await rememberedApplications()).toEqual([
    { jobId: "outra", jobTitle: null, sentAt: at(3) },
    { jobId: null, jobTitle: null, sentAt: at(2) },
    { jobId: "caixa", jobTitle: "Operador de caixa", sentAt: at(1) },
  ]);
});

test("an answer shows from its time on, with its numbers", async () => {
  const answeredAt = (at: Date) => ({
    stage: "contratada",
    stageAt: { toDate: () => at },
    answers: {
      contratada: { at: { toDate: () => at }, applications: 3, openings: 1, mailed: false },
    },
  });
  session.currentUser = anonymous("ana");
  asked.rows = [row("caixa", 20, answeredAt(new Date(0)))];
  expect(await readOwnApplications()).toMatchObject({
    applications: [{ stage: "contratada", answer: { applications: 3, openings: 1 } }],
  });
  asked.rows = [row("caixa", 20, answeredAt(new Date(8.64e15)))];
  expect(await readOwnApplications()).toMatchObject({
    applications: [{ stage: "vista", answer: null }],
  });
});
