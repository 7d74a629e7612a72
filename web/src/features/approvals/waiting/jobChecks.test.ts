import type { JobCheck } from "@vagas/functions/domain/law/jobCheck";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered } from "../../../ui/testing/livePart.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { usePendingApprovals } from "../../../data/admin/adminApprovals.ts";
import { heaviestFirst } from "../../../data/admin/jobChecks.ts";

/** What the listeners have answered, by their keys; the others load. */
const answers = vi.hoisted(() => new Map<string, unknown[]>());

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("firebase/firestore", () => {
  const part = () => ({});
  return { documentId: part, limit: part, orderBy: part, query: part, where: part };
});
vi.mock("../../../data/queries/liveRows.ts", () => {
  const rows = () => ({});
  return { liveRows: { jobChecks: rows, jobApprovals: rows } };
});
vi.mock("../../../data/queries/liveQuery.ts", () => ({
  useLiveQuery: (key: string) => {
    const value = key.endsWith(":") ? [] : answers.get(key);
    return value === undefined ? { state: "loading" } : { state: "ready", value };
  },
}));
vi.mock("../../../data/queries/livePages.ts", () => ({
  useLivePages: () => ({ state: "ready", items: answers.get("open page") }),
}));

const checkOf = (id: string, weight: number): JobCheck => ({
  id,
  companyId: null,
  waits: "jobs",
  marks: [{ kind: "newAccount", text: "Conta nova", weight }],
  weight,
  checked: "a",
  sameText: null,
  at: new Date(0),
});

const approvalsOf = (ids: readonly string[]) => ids.map((jobId) => ({ jobId, status: "pending" }));

function Queue() {
  return usePendingApprovals()
    .pages.items.map(({ jobId }) => jobId)
    .join();
}

/** What is shown of a queue whose open page has `first`. */
function shown(first: readonly string[]): string {
  answers.set("open page", approvalsOf(first));
  return rendered(() => renderToStaticMarkup(createElement(Queue)));
}

function Check({ id }: { id: string }) {
  const { marksOf, mustBeRead } = usePendingApprovals().checks;
  return `marks: ${marksOf(id).length}${mustBeRead(id) ? ", must be read" : ""}`;
}

/** What is known of an item of the queue. */
function told(id: string): string {
  answers.set("open page", []);
  return rendered(() => renderToStaticMarkup(createElement(Check, { id })));
}

beforeEach(() => {
  freshPage();
  answers.clear();
});

test("the heaviest come first, and those of equal weight stay in their order", () => {
  const weights: Record<string, number> = { b: 10, d: 50 };
  const checks = { weightOf: (id: string) => weights[id] ?? 0 };
  expect(heaviestFirst(["a", "b", "c", "d", "e"], (id) => id, checks).join("")).toBe("dbace");
});

test("a heavy item of a later page stays on top while another one is decided or comes", () => {
  answers.set("jobChecks:jobs", [checkOf("x", 50), checkOf("y", 25)]);
  expect(shown(["a", "b"])).toBe("a,b");
  answers.set("heaviest:jobs:x,y", approvalsOf(["x", "y"]));
  expect(shown(["a", "b"])).toBe("x,y,a,b");

  // 'x' is decided: the rest is asked anew, and nothing is answered yet.
  answers.set("jobChecks:jobs", [checkOf("y", 25)]);
  expect(shown(["a", "b"])).toBe("y,a,b");
  answers.set("heaviest:jobs:y", approvalsOf(["y"]));
  expect(shown(["a", "b"])).toBe("y,a,b");

  answers.set("jobChecks:jobs", [checkOf("z", 90), checkOf("y", 25)]);
  expect(shown(["a", "b"])).toBe("y,a,b");
  // Its page is open now.
  expect(shown(["a", "y"])).toBe("y,a");
});

test("a queue shows at most thirty of later pages, and knows the marks of all", () => {
  const many = Array.from({ length: 50 }, (_, at) => checkOf(`m${at}`, 100 - at));
  answers.set("jobChecks:jobs", many);
  const asked = many.slice(0, 30).map(({ id }) => id);
  answers.set(`heaviest:jobs:${asked.join()}`, approvalsOf(asked));
  expect(shown(["a"])).toBe(`${asked.join()},a`);
  expect(told("m49")).toBe("marks: 1, must be read");
  expect(told("a")).toBe("marks: 0");
});

test("what may be marked must be read: while the marks load, and where there are too many of them", () => {
  expect(told("a")).toBe("marks: 0, must be read");
  answers.set(
    "jobChecks:jobs",
    Array.from({ length: 300 }, (_, at) => checkOf(`m${at}`, 1)),
  );
  expect(told("a")).toBe("marks: 0, must be read");
});
