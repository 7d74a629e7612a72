import { emptyWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { beforeEach, expect, test, vi } from "vitest";
import type { Application } from "../data/application/kept/keptApplication.ts";
import {
  emptyResumeDraft,
  keepResumeDraft,
  keptResumeDraft,
} from "../data/application/writtenResumeDraft.ts";
import { notificationQueue } from "../ui/message/notifications.ts";
import { emptyDraft, keepTyped, keptDraft } from "./applicationDraft.ts";
import { tellElsewhere } from "./tellElsewhere.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  notificationQueue.set([]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  keepTyped({ ...emptyDraft, name: "Ana Lima", phone: "(66) 99999-0001" });
  keepResumeDraft({ ...emptyResumeDraft, name: "Ana Lima", phone: "(66) 99999-0001" }, new Date(0));
  return () => vi.unstubAllGlobals();
});

const draft = { ...emptyDraft, name: "Ana Lima", phone: "5566999990001", email: null };
const byFile: Application = {
  draft,
  job: null,
  file: new File(["%PDF"], "ana.pdf"),
  written: null,
};
const byAnswers: Application = { ...byFile, written: emptyWrittenResume };

const told = () => notificationQueue.get().map(({ title }) => title);

test("a form that was sent after its person had left it is told of, and its draft is gone", async () => {
  await tellElsewhere({ state: "sent" }, byFile);
  expect(told()).toEqual(["Candidatura enviada com sucesso!"]);
  expect([keptDraft(), keptResumeDraft()?.name]).toEqual([null, "Ana Lima"]);
});

test("another person's form stays when an application is sent whose person has left it", async () => {
  keepTyped({ ...emptyDraft, name: "Davi Dias", phone: "(66) 99999-0001" });
  await tellElsewhere({ state: "sent" }, byFile);
  expect(keptDraft()?.name).toBe("Davi Dias");
});

test("a written résumé that was sent after its person had left it is told of, and its answers are gone", async () => {
  await tellElsewhere({ state: "sent" }, byAnswers);
  expect(told()).toEqual(["Candidatura enviada com sucesso!"]);
  expect([keptDraft()?.name, keptResumeDraft()]).toEqual(["Ana Lima", null]);
});

test.each([
  [{ state: "waiting", why: "offline", isStored: true }, "Sua candidatura será enviada mais tarde"],
  [{ state: "refused" }, "Erro ao enviar candidatura"],
] as const)("an application that ends as %o keeps its draft", async (state, title) => {
  await tellElsewhere(state, byFile);
  await tellElsewhere(state, byAnswers);
  expect(told()).toEqual([title, title]);
  expect([keptDraft()?.name, keptResumeDraft()?.name]).toEqual(["Ana Lima", "Ana Lima"]);
});

test("a cancelled application is not told of", async () => {
  await tellElsewhere({ state: "idle" }, byFile);
  expect(told()).toEqual([]);
});

test("an application that found another person's waiting in its place is told whose", async () => {
  await tellElsewhere({ state: "occupied", of: "Maria Lima" }, byFile);
  expect(notificationQueue.get()).toMatchObject([
    {
      title: "Erro ao enviar candidatura",
      description: "A candidatura de Maria Lima ainda espera neste aparelho.",
    },
  ]);
  expect(keptDraft()?.name).toBe("Ana Lima");
});

const earlier = {
  name: "Ana Lima",
  email: null,
  phone: "5566999990001",
  at: new Date(0),
  resumeMissing: false,
  isWithdrawn: false,
};

test("a form whose person had applied before is told of as sent", async () => {
  await tellElsewhere({ state: "already", sent: earlier }, byFile);
  expect(told()).toEqual(["Candidatura enviada com sucesso!"]);
  expect(keptDraft()).toBeNull();
});

test.each([
  [{ name: "Maria Lima" }, "Este aparelho já enviou a candidatura de Maria Lima."],
  [{ isWithdrawn: true }, "não está mais com a empresa"],
])("a form that met an older application is not told of as sent: %o", async (fields, why) => {
  await tellElsewhere({ state: "already", sent: { ...earlier, ...fields } }, byFile);
  expect(notificationQueue.get()).toMatchObject([
    { title: "Erro ao enviar candidatura", description: expect.stringContaining(why) as string },
  ]);
  expect(keptDraft()?.name).toBe("Ana Lima");
});
