import { expect, test } from "vitest";
import { answerApplication } from "../../functions/src/triggers/applications/answerApplication.ts";
import { read } from "../functions/functionsSuite.ts";
import { Life, now } from "./life.ts";
import { chooses, isQuick, MailScene, messageOf, minutes } from "./mailScene.ts";
import { aLife } from "./scene.ts";

// From a company's choice for one person to the mail that the server has, exactly once.

const ana = "padeiro_ana";
const hired = `${ana}-1-a-pdf-answer-hired`;
const notChosen = `${ana}-1-a-pdf-answer-not-chosen`;
const scene = new MailScene();

/** The event of the last choice, at that minute. */
const follows = (minute: number, life: Life = aLife()) =>
  answerApplication(life.context(minutes(minute)), ana);

/** The company chose 'contratada', and functions have noted it. */
async function answered(): Promise<void> {
  await scene.begin({}, ana);
  await chooses(ana, "contratada", 0);
  await follows(0);
}

const notedAnswers = async () => Object.keys((await read(`candidates/${ana}`))?.["answers"] ?? {});

/** Nobody was told: the same answer, chosen an hour after the first time, is told half an hour later. */
async function isChosenAgain(): Promise<void> {
  expect(await notedAnswers()).toEqual([]);
  await chooses(ana, "contratada", 60);
  await follows(60);
  await scene.rounds(75, 89);
  expect(scene.messages).toEqual([]);
  await scene.rounds(90, 105);
}

test("the mail of an answer is sent once, wherever a process dies", async () => {
  await scene.expectEachOnce(
    async () => {
      await scene.begin({}, ana);
      await chooses(ana, "contratada", 0);
    },
    async (life) => {
      await follows(0, life);
      await scene.deliver(hired, minutes(30), life);
    },
    async () => {
      await follows(44);
      await scene.rounds(45, 60);
      expect(await notedAnswers()).toEqual(["contratada"]);
    },
    [hired],
  );
});

const takenBack = [
  ["at the last instant, its event late", 29.98, 30.5],
  ["at the last instant, its event lost", 29.98, null],
  ["after its time, before the round", 40, 40],
  ["after its time, its event after the round", 40, 46],
  ["at the last instant, its event at once", 29.98, 29.98],
  ["after its time, its event lost", 40, null],
] as const;

test.each(isQuick ? takenBack.slice(0, 2) : takenBack)(
  "an answer that is taken back %s, is told to nobody until it is chosen again, wherever a process dies",
  async (_when, minute, event) => {
    await scene.expectEachOnce(
      async () => {
        await answered();
        await chooses(ana, "vista", minute);
      },
      async (life) => {
        if (event !== null && event < 45) await follows(event, life);
        await scene.deliver(hired, minutes(45), life);
        if (event !== null && event > 45) await follows(event, life);
      },
      async () => {
        await scene.rounds(45, 59);
        await isChosenAgain();
      },
      [hired],
      1,
    );
  },
);

test.each(isQuick ? [30.5] : [30.5, 46, null])(
  "another answer at the last instant is told in place of the first, its event at minute %s",
  async (event) => {
    await answered();
    await chooses(ana, "naoSelecionada", 29.98);
    if (event !== null && event < 45) await follows(event);
    await scene.rounds(45);
    // A lost event is repaired at night, by the same work.
    if (event === null || event > 45) await follows(event ?? 600);
    await scene.rounds(59, event === null ? 615 : 60, 720);
    expect(scene.messages).toEqual([messageOf(notChosen)]);
    expect(await notedAnswers()).toEqual(["naoSelecionada"]);
  },
);

test("an answer that is taken back while the server has its mail stays told, and is told no second time", async () => {
  await answered();
  scene.meanwhile = async () => {
    await chooses(ana, "vista", 29.99);
    await follows(30, new Life("takesBackAnAnswer"));
  };
  await scene.rounds(30);
  scene.meanwhile = async () => {};
  await follows(31);
  expect(await notedAnswers()).toEqual(["contratada"]);
  await chooses(ana, "contratada", 60);
  await follows(60);
  await scene.rounds(45, 60, 90, 105);
  expect(scene.messages).toEqual([messageOf(hired)]);
});

// A quick run omits these: simultaneous deliveries wait seconds for each other's locks.
if (!isQuick) {
  const two = () => [aLife(), new Life(`answerMails${lives++}`)];
  let lives = 0;

  test("the mail of an answer is sent once, by simultaneous and repeated events and rounds", async () => {
    await scene.begin({}, ana);
    await chooses(ana, "contratada", 0);
    await Promise.allSettled(two().map((life) => answerApplication(life.context(now), ana)));
    await follows(1);
    await Promise.allSettled([
      ...two().map((life) => scene.deliver(hired, minutes(30), life)),
      scene.rounds(30),
    ]);
    await follows(31);
    await scene.rounds(45, 60);
    expect(scene.messages).toEqual([messageOf(hired)]);
  });

  test("an answer that is taken back at the last instant is told to nobody, by simultaneous events and rounds", async () => {
    await answered();
    await chooses(ana, "vista", 29.98);
    await Promise.allSettled([
      ...two().map((life) => follows(30.5, life)),
      scene.rounds(45),
      scene.deliver(hired, minutes(45), new Life("answerRound")),
    ]);
    await follows(50);
    await scene.rounds(59);
    await isChosenAgain();
    expect(scene.messages).toEqual([messageOf(hired)]);
  });
}
