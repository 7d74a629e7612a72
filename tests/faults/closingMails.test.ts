import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { expect, test } from "vitest";
import { answerApplication } from "../../functions/src/triggers/applications/answerApplication.ts";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { reconcileClosing } from "../../functions/src/triggers/closing/reconcileClosing.ts";
import { takeBackNotice } from "../../functions/src/triggers/closing/takeBackNotice.ts";
import { askWhoWasHired } from "../../functions/src/triggers/hires/askWhoWasHired.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { db, read } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { linkSecret } from "../work/environment.ts";
import { withEmail } from "../work/kept.ts";
import { Life, now } from "./life.ts";
import {
  addressOf,
  chooses,
  isQuick,
  MailScene,
  messageOf,
  minutes,
  stageOf,
} from "./mailScene.ts";
import { aLife } from "./scene.ts";

// From the end of a job to the mails that the server has, exactly once each.

const [ana, eva, lia, rui] = ["padeiro_ana", "padeiro_eva", "padeiro_lia", "padeiro_rui"] as const;
const closedMail = (id: string) => `${id}-1-a-pdf-answer-closed`;
const notice = "closingNotices/padeiro";
const scene = new MailScene();

const ended = (...people: string[]) => scene.begin({ filled: true }, ...people);

const asks = () => db.doc(notice).set({ companyId: "padaria", askedAt: now });

/** The events of the notice and of the applications that it changes. */
async function follow(people: readonly string[], at = now, life = aLife()): Promise<void> {
  await reconcileClosing(life.context(at), "padeiro", at);
  for (const id of people) await answerApplication(life.context(at), id);
}

test("the mails of an ended job are sent once each, wherever a process dies", async () => {
  const people = isQuick ? [ana] : [ana, eva];
  await scene.expectEachOnce(
    async () => {
      await ended(...people);
      await asks();
    },
    async (life) => {
      await follow(people, now, life);
      for (const id of people) await scene.deliver(closedMail(id), minutes(30), life);
    },
    () => scene.rounds(45, 60),
    people.map(closedMail),
  );
});

const interruptions = [
  ["at the last instant", 29.99, "after the mails"],
  ["after the notice", 5, "at once"],
  ["after the notice", 5, "after the mails"],
  ["before the notice", -1, "at once"],
  ["before the notice", -1, "after the mails"],
  ["at the last instant", 29.99, "at once"],
] as const;

test.each(isQuick ? interruptions.slice(0, 2) : interruptions)(
  "who withdraws, erases or is answered %s (minute %d), with events %s, is not told of the end",
  async (_when, minute, events) => {
    const people = [ana, eva, lia, rui];
    await ended(...people);
    const changes = async () => {
      await db.doc(`candidates/${eva}`).delete();
      await eraseOwnData(aLife().context(), aLife().bucket, withEmail(addressOf(rui)));
      await chooses(lia, "contratada", minute);
    };
    const theirEvents = async () => {
      for (const id of [eva, rui])
        await removeApplication(aLife().context(), aLife().bucket, id, `resumes/${id}/1-a.pdf`);
      await answerApplication(aLife().context(minutes(Math.max(minute, 0))), lia);
    };
    const happen = async () => {
      await changes();
      if (events === "at once") await theirEvents();
    };
    if (minute < 0) await happen();
    await asks();
    await follow(people);
    if (minute > 0) await happen();
    await scene.rounds(30);
    if (events === "after the mails") await theirEvents();
    await follow(people, minutes(31));
    await scene.rounds(45, 60, 75);
    expect([...scene.messages].sort()).toEqual([
      messageOf(closedMail(ana)),
      messageOf(`${lia}-1-a-pdf-answer-hired`),
    ]);
  },
);

const takenBack = [
  ["late, after the mail was due", 29.99, 33],
  ["at once, before the mail is due", 29.99, 29.99],
] as const;

test.each(isQuick ? takenBack.slice(0, 1) : takenBack)(
  "an end that is taken back is told to nobody, its event coming %s",
  async (_when, at, event) => {
    await ended(ana);
    await asks();
    await follow([ana]);
    await db.doc(notice).delete();
    const taken = async () => {
      await reconcileClosing(aLife().context(minutes(event)), "padeiro", minutes(at));
      await answerApplication(aLife().context(minutes(event)), ana);
    };
    if (event < 30) await taken();
    await scene.rounds(30, 31);
    if (event >= 30) await taken();
    await scene.rounds(45, 60);
    expect(scene.messages).toEqual([]);
    expect(await stageOf(ana)).toBe("vista");
    expect(await read(`candidates/${ana}`)).not.toHaveProperty("answers");
  },
);

test("an end that is taken back while it is being told stays told, once", async () => {
  await ended(ana);
  await asks();
  await follow([ana]);
  scene.meanwhile = async () => {
    await db.doc(notice).delete();
    await reconcileClosing(new Life("takesBack").context(minutes(31)), "padeiro", minutes(29.99));
  };
  await scene.rounds(30, 45, 60);
  expect(scene.messages).toEqual([messageOf(closedMail(ana))]);
  expect(await stageOf(ana)).toBe("encerrada");
  expect(await read(`candidates/${ana}`)).toMatchObject({ answers: { encerrada: {} } });
});

const reopened = [
  ["late", 29.98, 33],
  ["lost", 29.98, null],
  ["at once", 29.98, 29.98],
  ["lost, and after people's time", 31, null],
] as const;

test.each(isQuick ? reopened.slice(0, 2) : reopened)(
  "the end of a job that is open again is mailed to nobody, its event %s, wherever a process dies",
  async (_how, minute, event) => {
    const people = [ana, eva];
    await scene.expectEachOnce(
      async () => {
        await ended(...people);
        await db.doc(`candidates/${eva}`).update({ email: null });
        await asks();
        await follow(people);
        await db.doc("jobs/padeiro").update({ filled: false, updatedAt: minutes(minute) });
      },
      async (life) => {
        if (event !== null) {
          await takeBackNotice(life.context(minutes(event)), "padeiro", minutes(minute));
          if (await read(notice)) return;
          await follow(people, minutes(event), life);
        }
        await scene.deliver(closedMail(ana), minutes(45), life);
      },
      async () => {
        await scene.rounds(45, 60);
        expect(await stageOf(ana)).toBe("vista");
        expect(await read(`candidates/${ana}`)).not.toHaveProperty("answers");
        // Whoever has no address saw it on the page, unless its event came.
        expect(await stageOf(eva)).toBe(event === null ? "encerrada" : "vista");
      },
      [],
      event === null ? 1 : 3,
    );
  },
);

test("whom a job hired is asked by one mail, wherever a process dies, on whichever days", async () => {
  await scene.expectEachOnce(
    async () => {
      await ended();
      await db.doc("jobs/padeiro").update({ filled: false, expiresAt: addDays(now, -7) });
      await given({ "publishedJobs/padeiro": { type: "Comércio", at: now } });
    },
    async (life) => {
      await askWhoWasHired(life.context(), linkSecret);
      await scene.deliver("padeiro-hired", now, life);
    },
    async () => {
      await scene.rounds(15, 30);
      for (const day of isQuick ? [1] : [0, 1, 2, 3]) {
        const at = addDays(now, day);
        await Promise.all(
          [at, at].map((time) => askWhoWasHired(aLife().context(time), linkSecret)),
        );
        await scene.roundAt(addMinutes(at, 15));
      }
    },
    ["padeiro-hired"],
  );
});

// A quick run omits these: simultaneous deliveries wait seconds for each other's locks.
if (!isQuick) {
  test("the mails of an ended job are sent once each, by simultaneous and repeated events and rounds", async () => {
    const people = [ana, eva];
    await ended(...people);
    await asks();
    const two = [aLife(), new Life("closingMails")];
    await Promise.allSettled(two.map((life) => follow(people, now, life)));
    await follow(people);
    await Promise.allSettled([
      ...two.flatMap((life) =>
        people.map((id) => scene.deliver(closedMail(id), minutes(30), life)),
      ),
      scene.rounds(30),
    ]);
    await follow(people, minutes(31));
    await scene.rounds(45, 60);
    expect([...scene.messages].sort()).toEqual(people.map((id) => messageOf(closedMail(id))));
  });

  test("the end of a job that is open again is mailed to nobody, by simultaneous events and rounds", async () => {
    const people = [ana, eva];
    await ended(...people);
    await asks();
    await follow(people);
    await db.doc("jobs/padeiro").update({ filled: false, updatedAt: minutes(29.98) });
    const two = [aLife(), new Life("reopens")];
    await Promise.allSettled([
      ...two.map(async (life) => {
        await takeBackNotice(life.context(minutes(31)), "padeiro", minutes(29.98));
        await follow(people, minutes(31), life);
      }),
      scene.rounds(31),
    ]);
    await follow(people, minutes(40));
    await scene.rounds(45, 60);
    expect(scene.messages).toEqual([]);
    expect(await Promise.all(people.map(stageOf))).toEqual(["vista", "vista"]);
  });

  test("an end that was told stays told when its notice goes", async () => {
    await ended(ana);
    await asks();
    await follow([ana]);
    await scene.rounds(30);
    await db.doc(notice).delete();
    await follow([ana], minutes(31));
    await scene.rounds(45, 60);
    expect(scene.messages).toEqual([messageOf(closedMail(ana))]);
    expect(await stageOf(ana)).toBe("encerrada");
  });
}
