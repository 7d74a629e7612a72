import { emptyWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { beforeEach, expect, test, vi } from "vitest";
import {
  dropResumeDraft,
  dropSentResumeDraft,
  emptyResumeDraft,
  keepResumeDraft,
  keptResumeDraft,
  restoreResumeDraft,
  type WrittenResumeDraft,
} from "./writtenResumeDraft.ts";

let kept: Map<string, string>;
const now = new Date("2026-11-20T12:00:00Z");

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const half: WrittenResumeDraft = {
  ...emptyResumeDraft,
  name: "Maria da Silva",
  step: "3",
  resume: {
    ...emptyWrittenResume,
    wanted: ["kitchen"],
    jobs: [{ what: "Cozinheira ", where: "", from: "2019", until: "" }],
  },
};

test("a half-written résumé is read as it was kept", () => {
  keepResumeDraft(half, now);
  const { jobs } = keptResumeDraft()!.resume;
  expect(keptResumeDraft()).toMatchObject({ name: "Maria da Silva", step: "3" });
  expect(jobs).toMatchObject([{ what: "Cozinheira", from: "2019" }]);
});

test("a draft without an answer is not kept, whatever step it is at", () => {
  keepResumeDraft(half, now);
  keepResumeDraft({ ...emptyResumeDraft, step: "2" }, now);
  expect(keptResumeDraft()).toBeNull();
  expect(kept.size).toBe(0);
});

test("a dropped draft is gone", () => {
  keepResumeDraft(half, now);
  dropResumeDraft();
  expect(keptResumeDraft()).toBeNull();
});

test("answers of another version leave name and number", () => {
  keepResumeDraft(half, now);
  const [[key, text]] = [...kept] as [[string, string]];
  kept.set(key, text.replace('\\"version\\":1', '\\"version\\":9'));
  expect(keptResumeDraft()).toMatchObject({ name: "Maria da Silva", resume: emptyWrittenResume });
});

const sent = { name: "Maria da Silva", phone: "5566999990001" };

test.each(["(66) 9 9999-0001", "99999-0001", "5566999990001"])(
  "a draft with the number %s is gone once its person's résumé was sent",
  (phone) => {
    keepResumeDraft({ ...half, name: " Maria da Silva ", phone }, now);
    dropSentResumeDraft(sent);
    expect(kept.size).toBe(0);
  },
);

test.each([
  ["name", { name: "José da Silva", phone: "99999-0001" }],
  ["number", { name: "Maria da Silva", phone: "99999-0002" }],
])("a draft with another %s stays when a résumé was sent", (_what, person) => {
  keepResumeDraft({ ...half, ...person }, now);
  dropSentResumeDraft(sent);
  expect(keptResumeDraft()).toMatchObject(person);
});

test("an unsent résumé is a draft again, at the step that sends it", () => {
  restoreResumeDraft({ ...sent, email: null }, half.resume, now);
  expect(keptResumeDraft()).toMatchObject({
    name: "Maria da Silva",
    phone: "(66) 99999-0001",
    email: "",
    confirmedPhone: "5566999990001",
    step: "enviar",
    resume: { wanted: ["kitchen"] },
  });
});

test("an unsent résumé replaces no draft", () => {
  keepResumeDraft({ ...half, name: "José da Silva" }, now);
  restoreResumeDraft({ ...sent, email: null }, emptyWrittenResume, now);
  expect(keptResumeDraft()).toMatchObject({
    name: "José da Silva",
    resume: { wanted: ["kitchen"] },
  });
});
