import { beforeEach, expect, test } from "vitest";
import { OutcomeUnknown } from "../../functions/src/mail/postMail.ts";
import { answerApplication } from "../../functions/src/triggers/applications/answerApplication.ts";
import { sendWaiting } from "../../functions/src/triggers/mail/resendMail.ts";
import { db } from "../functions/functionsSuite.ts";
import { answers, budget, chooses, choosesUnseen, minutes, noted, sentAt } from "./oneAnswer.ts";
import { givenOneApplication, id } from "./oneApplication.ts";
import { contextAt, documentsOf } from "./workBoard.ts";

beforeEach(givenOneApplication);

test("an answer that is undone leaves nothing, and the next one is told", async () => {
  await chooses("contratada");
  await chooses("vista", 29);
  expect(await answers()).toBeUndefined();
  expect(Object.keys(await documentsOf("mail/"))).toEqual([]);
  expect((await documentsOf())[budget]).toMatchObject({ count: 0 });
  await chooses("naoSelecionada", 30);
  expect(await sentAt(90)).toEqual(["Não foi desta vez: Padeiro"]);
  expect((await documentsOf())[budget]).toMatchObject({ count: 1 });
});

test("what is undone after its time, and was not sent yet, is not sent, and can be told later", async () => {
  await chooses("contratada");
  await chooses("vista", 31);
  expect(await answers()).toBeUndefined();
  expect(Object.keys(await documentsOf("mail/"))).toEqual([]);
  expect((await documentsOf())[budget]).toMatchObject({ count: 0 });
  await chooses("contratada", 60);
  expect(await sentAt(89)).toEqual([]);
  expect(await sentAt(90)).toEqual(["A empresa marcou sua contratação: Padeiro"]);
});

test.each([
  ["late", 30.5],
  ["lost", null],
])(
  "an answer that is undone at the last instant, its event %s, is told to nobody, and can be told later",
  async (_how, event) => {
    await chooses("contratada");
    await choosesUnseen("vista", 29.98);
    if (event !== null) await answerApplication(contextAt(minutes(event)), id);
    expect(await sentAt(31)).toEqual([]);
    expect(await answers()).toBeUndefined();
    expect((await documentsOf())[budget]).toMatchObject({ count: 0 });
    await chooses("contratada", 60);
    expect(await answers()).toEqual({ contratada: noted(90) });
    expect(await sentAt(90)).toEqual(["A empresa marcou sua contratação: Padeiro"]);
    expect((await documentsOf())[budget]).toMatchObject({ count: 1 });
  },
);

test("what is undone before its time, with a lost event, is no answer for a person without an address either", async () => {
  await db.doc(`candidates/${id}`).update({ email: null });
  await chooses("contratada");
  await choosesUnseen("vista", 29.98);
  await answerApplication(contextAt(minutes(300)), id);
  expect(await answers()).toBeUndefined();
});

test("the same answer, chosen again at the last instant, is told half an hour after that", async () => {
  await chooses("contratada");
  await choosesUnseen("vista", 29.97);
  await choosesUnseen("contratada", 29.98);
  expect(await sentAt(30)).toEqual([]);
  await answerApplication(contextAt(minutes(31)), id);
  expect(await sentAt(59)).toEqual([]);
  expect(await sentAt(60)).toEqual(["A empresa marcou sua contratação: Padeiro"]);
});

test("an answer that is undone while the server has its mail stays told", async () => {
  await chooses("contratada");
  await sendWaiting(
    () => contextAt(minutes(30)),
    async () => {
      await chooses("vista", 30);
      return { messageId: "<m>", refused: 0 };
    },
  );
  expect(await answers()).toEqual({ contratada: noted(30) });
  await chooses("contratada", 60);
  expect(await sentAt(200)).toEqual([]);
});

/** A round whose mails the server refuses for now, or takes without a word. */
const failsAt = (minute: number, error: Error) =>
  sendWaiting(
    () => contextAt(minutes(minute)),
    () => Promise.reject(error),
  );

test("an answer that the server refused for now, and that is undone then, was told to nobody", async () => {
  await chooses("contratada");
  await failsAt(30, Object.assign(new Error("busy"), { responseCode: 451 }));
  await chooses("vista", 40);
  expect(await sentAt(45)).toEqual([]);
  expect(await answers()).toBeUndefined();
  await chooses("contratada", 60);
  expect(await sentAt(90)).toHaveLength(1);
});

test("an answer that may have arrived stays told when it is undone then", async () => {
  await chooses("contratada");
  await failsAt(30, new OutcomeUnknown("no answer"));
  await chooses("vista", 40);
  expect(await sentAt(600)).toEqual([]);
  expect(await answers()).toEqual({ contratada: noted(30) });
  await chooses("contratada", 700);
  expect(await sentAt(800)).toEqual([]);
});

test.each<[string, object | null]>([
  ["that is gone", null],
  ["that was withdrawn from the company", { companyId: null }],
  ["with another file", { resumePath: `resumes/${id}/2-b.pdf` }],
  ["of another stage", { stage: "vista" }],
  ["that fits no schema", { stage: "vista", name: 3 }],
])("a mail about the answer to an application %s is deleted, and not sent", async (_what, left) => {
  await chooses("contratada");
  if (left === null) await db.doc(`candidates/${id}`).delete();
  else await db.doc(`candidates/${id}`).update(left);
  expect(await sentAt(30)).toEqual([]);
  expect(Object.keys(await documentsOf("mail/"))).toEqual([]);
});
