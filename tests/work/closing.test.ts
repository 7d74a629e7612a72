import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { purgeRecords } from "../../functions/src/triggers/personalData/purgePersonalData.ts";
import { aCandidate, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { change } from "./change.ts";
import { application, budget, mails, minutes, sentAt } from "./oneAnswer.ts";
import { id } from "./oneApplication.ts";
import { asked, asks, follows, givenFilledJob, notice, takesBack } from "./oneClosing.ts";
import { runs } from "./runs.ts";
import { contextAt, documentsOf, many } from "./workBoard.ts";

beforeEach(givenFilledJob);

async function stages(): Promise<Record<string, string>> {
  const rows = Object.entries(await documentsOf("candidates/"));
  return Object.fromEntries(
    rows.map(([path, row]) => [path.split("/")[1]!, (row as { stage: string }).stage]),
  );
}

test("everybody without an answer is told once that the job has ended, half an hour later", async () => {
  await given({ "jobs/forneiro": aJob({ ...approved, listed: true, title: "Forneiro" }) });
  await asks();
  expect(await application()).toMatchObject({
    stage: "encerrada",
    stageAt: now.toISOString(),
    answers: { encerrada: { at: minutes(30).toISOString(), mailed: true } },
  });
  expect(JSON.stringify((await documentsOf("mail/"))[mails.encerrada])).toContain(
    "/vagas/forneiro",
  );
  expect(await sentAt(29)).toEqual([]);
  expect(await sentAt(30)).toEqual(["A vaga foi encerrada: Padeiro"]);
  await follows(40);
  expect(await sentAt(60)).toEqual([]);
});

test("those who have an answer, came later, were moved since, withdrew, or applied elsewhere are left alone", async () => {
  const others = {
    rui: { stage: "emConversa" },
    eva: { stage: "naoSelecionada" },
    leo: { createdAt: minutes(5), stageAt: minutes(5) },
    lia: { stage: "vista", stageAt: minutes(5) },
    gil: { companyId: null, company: null },
    iva: { companyId: "mercado" },
    bia: { stage: "vista" },
  };
  await given(
    Object.fromEntries(
      Object.entries(others).map(([uid, fields]) => [
        `candidates/padeiro_${uid}`,
        aCandidate(`padeiro_${uid}`, fields as object),
      ]),
    ),
  );
  await given({ "candidates/caixa_ana": aCandidate("caixa_ana", { jobId: "caixa" }) });
  await db.doc(notice).set(asked);
  await follows(10);
  expect(await stages()).toEqual({
    padeiro_ana: "encerrada",
    padeiro_bia: "encerrada",
    padeiro_rui: "emConversa",
    padeiro_eva: "naoSelecionada",
    padeiro_leo: "nova",
    padeiro_lia: "vista",
    padeiro_gil: "nova",
    padeiro_iva: "nova",
    caixa_ana: "nova",
  });
});

test("whoever is opened before functions follow the notice is told too, because an opening is no choice", async () => {
  await db.doc(notice).set(asked);
  await db.doc(`candidates/${id}`).update({ stage: "vista" });
  await follows(1);
  expect(await application()).toMatchObject({ stage: "encerrada", stageAt: now.toISOString() });
  expect(await sentAt(30)).toEqual(["A vaga foi encerrada: Padeiro"]);
});

test("more applications than a page are all told of, and all taken back", async () => {
  await many(120, (i) => [`candidates/padeiro_p${i}`, aCandidate(`padeiro_p${i}`)]);
  await db.doc(notice).set(asked);
  await follows(1);
  expect(new Set(Object.values(await stages()))).toEqual(new Set(["encerrada"]));
  await takesBack(2);
  expect(new Set(Object.values(await stages()))).toEqual(new Set(["vista"]));
});

test("what is taken back is told to nobody, and leaves nothing", async () => {
  await asks();
  await takesBack(29);
  expect(await application()).toMatchObject({ stage: "vista", stageAt: minutes(29).toISOString() });
  expect((await application()).answers).toBeUndefined();
  expect((await documentsOf())[budget]).toMatchObject({ count: 0 });
  expect(await sentAt(60)).toEqual([]);
  await asks(70);
  expect(await sentAt(100)).toEqual(["A vaga foi encerrada: Padeiro"]);
});

test("what is taken back at the last instant is told to nobody, though its event comes later", async () => {
  await asks();
  await takesBack(29.99, 33);
  expect(await application()).toMatchObject({ stage: "vista" });
  expect((await application()).answers).toBeUndefined();
  expect(await sentAt(60)).toEqual([]);
});

test("whoever was told stays told, whatever follows", async () => {
  await asks();
  expect(await sentAt(30)).toHaveLength(1);
  await takesBack(29.99, 33);
  expect(await application()).toMatchObject({ stage: "encerrada" });
  await takesBack(40);
  expect(await application()).toMatchObject({ stage: "encerrada" });
  await asks(50);
  expect(await sentAt(200)).toEqual([]);
});

test("whoever was told without a mail stays told too", async () => {
  await db.doc(`candidates/${id}`).update({ email: null });
  await asks();
  await takesBack(31);
  expect(await application()).toMatchObject({ stage: "encerrada" });
});

test("what is taken back with a lost event is told to nobody who gets a mail", async () => {
  await asks();
  await db.doc(notice).delete();
  expect(await sentAt(30)).toEqual([]);
  expect(await application()).toMatchObject({ stage: "vista", stageAt: minutes(30).toISOString() });
  expect((await application()).answers).toBeUndefined();
  expect((await documentsOf())[budget]).toMatchObject({ count: 0 });
});

test("an answer that was told before stays noted when the end of its job is taken back in a round", async () => {
  const before = { at: minutes(-60), applications: 1, openings: 1, mailed: false };
  await db.doc(`candidates/${id}`).update({ answers: { emConversa: before } });
  await asks();
  await db.doc(notice).delete();
  expect(await sentAt(30)).toEqual([]);
  expect((await application()).answers).toEqual({
    emConversa: { ...before, at: minutes(-60).toISOString() },
  });
});

test("simultaneous and late events follow the notice that is there", async () => {
  await db.doc(notice).set(asked);
  await Promise.all(Array.from({ length: 3 }, () => follows(1)));
  expect((await documentsOf())[budget]).toMatchObject({ count: 1 });
  await takesBack(2);
  await db.doc(notice).set({ ...asked, askedAt: minutes(3) });
  // The event of the withdrawal comes again, after that of the second request.
  await follows(4, 2);
  expect(await application()).toMatchObject({
    stage: "encerrada",
    stageAt: minutes(3).toISOString(),
  });
  expect((await documentsOf())[budget]).toMatchObject({ count: 1 });
  expect(await sentAt(33)).toHaveLength(1);
});

test("a company that chooses an answer for one person takes that person out", async () => {
  await asks();
  await db.doc(`candidates/${id}`).update({ stage: "contratada", stageAt: minutes(5) });
  await follows(6);
  expect(await sentAt(40)).toEqual(["A empresa marcou sua contratação: Padeiro"]);
  expect(await application()).toMatchObject({ stage: "contratada" });
});

test("the function follows the notice that was written or removed", async () => {
  const askedAt = new Date();
  await db.doc(notice).set({ ...asked, askedAt });
  const event = (before: typeof asked | null, after: typeof asked | null) =>
    runs(functions.onClosingNoticeWritten, {
      ...change({ jobId: "padeiro" }, before, after),
      time: askedAt.toISOString(),
    });
  await event(null, asked);
  expect(await application()).toMatchObject({ stage: "encerrada" });
  await db.doc(notice).delete();
  await event(asked, null);
  expect(await application()).toMatchObject({ stage: "vista" });
});

test("a notice is kept as long as an application can be", async () => {
  await given({
    "closingNotices/old": { ...asked, askedAt: addDays(now, -210) },
    "closingNotices/young": { ...asked, askedAt: addDays(now, -209) },
  });
  await purgeRecords(contextAt());
  expect(Object.keys(await documentsOf("closingNotices/"))).toEqual(["closingNotices/young"]);
});
