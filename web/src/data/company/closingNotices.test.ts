import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { beforeEach, expect, test, vi } from "vitest";
import { countTold } from "./closingNotices.ts";

type Applicant = Pick<Candidate, "companyId" | "jobId" | "stage" | "stageAt">;
type Filter = (applicant: Applicant) => boolean;

const askedAt = new Date(2026, 9, 5, 10);
/** To the microsecond in the database, which functions round up. */
const reachedAt = new Date(askedAt.getTime() + 1);
let applicants: Applicant[] = [];
/** What functions do after the next count. */
let afterCount = () => {};

const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value);
vi.mock("firebase/firestore", () => {
  const and =
    (...filters: Filter[]): Filter =>
    (applicant) =>
      filters.every((filter) => filter(applicant));
  return {
    and,
    or:
      (...filters: Filter[]): Filter =>
      (applicant) =>
        filters.some((filter) => filter(applicant)),
    where:
      (field: keyof Applicant, is: "==" | "in", wanted: unknown): Filter =>
      (applicant) =>
        [is === "in" ? wanted : [wanted]]
          .flat(2)
          .some((value) => plain(value) === plain(applicant[field])),
    limit: () => () => true,
    query: (_collection: unknown, ...filters: Filter[]) => and(...filters),
  };
});
vi.mock("../queries/liveRows.ts", () => ({ liveRows: { candidates: () => "candidates" } }));
vi.mock("../queries/pagedQuery.ts", () => ({
  countOf: async (filter: Filter) => {
    const { length } = applicants.filter(filter);
    afterCount();
    return length;
  },
}));

function applicant(fields: Partial<Applicant> = {}): Applicant {
  const stageAt = new Date(2026, 9, 1);
  return { companyId: "padaria", jobId: "vaga", stage: "nova", stageAt, ...fields };
}

/** Functions reach the first person without an answer. */
function reachOne() {
  const next = applicants.find(({ stage }) => stage === "nova" || stage === "vista");
  if (next) Object.assign(next, { stage: "encerrada", stageAt: reachedAt });
}

const told = (isToCome: boolean) => countTold("padaria", "vaga", askedAt, isToCome);

beforeEach(() => {
  afterCount = () => {};
  applicants = [
    applicant(),
    applicant({ stage: "vista" }),
    applicant({ stage: "emConversa" }),
    applicant({ stage: "encerrada", stageAt: new Date(2026, 8, 1) }),
    applicant({ jobId: "outra" }),
    applicant({ companyId: "mercado" }),
  ];
});

test("everybody without an answer is told, whether functions have reached them or not", async () => {
  expect(await told(true)).toBe(2);
  reachOne();
  expect(await told(true)).toBe(2);
  reachOne();
  expect(await told(true)).toBe(2);
});

test("whoever functions reach while people are counted is counted, and once", async () => {
  afterCount = reachOne;
  expect(await told(true)).toBe(2);
});

test("once people were told, those count who were told by this request", async () => {
  reachOne();
  expect(await told(false)).toBe(1);
});
