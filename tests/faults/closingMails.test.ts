import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerApplication } from "../../functions/src/triggers/applications/answerApplication.ts";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { reconcileClosing } from "../../functions/src/triggers/closing/reconcileClosing.ts";
import { askWhoWasHired } from "../../functions/src/triggers/hires/askWhoWasHired.ts";
import { deliverMail } from "../../functions/src/triggers/mail/deliverMail.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { db, read } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { linkSecret } from "../work/environment.ts";
import { withEmail } from "../work/kept.ts";
import { aCandidate, aCompany, aJob, approved } from "./events.ts";
import { Life, now } from "./life.ts";
import { aLife, dies } from "./scene.ts";
import { posting, roundAt } from "./sending.ts";
import { smtpServer, type TestServer } from "./smtpServer.ts";
import { clearButFiles } from "./world.ts";

// From the end of a job to the mails that the server has, exactly once each.

const [ana, eva, lia, rui] = ["padeiro_ana", "padeiro_eva", "padeiro_lia", "padeiro_rui"] as const;
const minutes = (count: number) => addMinutes(now, count);
const closedMail = (id: string) => `${id}-1-a-pdf-answer-closed`;
const messageOf = (mailId: string) => `<${mailId}@vagas.example>`;
const addressOf = (id: string) => `${id}@pessoa.example`;
const notice = "closingNotices/padeiro";
const isQuick = Boolean(process.env.FAULT_QUICK);

let server: TestServer;
/** What happens while the server has a message and has not answered. */
let meanwhile: () => Promise<unknown>;

beforeEach(async () => {
  meanwhile = async () => {};
  server = await smtpServer({}, 0, () => meanwhile());
});
afterEach(() => server.close());

async function ended(...people: string[]): Promise<void> {
  await clearButFiles();
  server.messages.length = 0;
  await given({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob({ ...approved, filled: true }),
    ...Object.fromEntries(
      people.map((id) => [
        `candidates/${id}`,
        aCandidate(id, {
          email: addressOf(id),
          stage: "vista",
          createdAt: minutes(-60),
          stageAt: minutes(-60),
        }),
      ]),
    ),
  });
}

const asks = () => db.doc(notice).set({ companyId: "padaria", askedAt: now });

/** The events of the notice and of the applications that it changes. */
async function follow(people: readonly string[], at = now, life = aLife()): Promise<void> {
  await reconcileClosing(life.context(at), "padeiro", at);
  for (const id of people) await answerApplication(life.context(at), id);
}

function deliver(mailId: string, at: Date, life = aLife()) {
  const post = posting(life, server);
  return deliverMail(
    life.context(at),
    mailId,
    (mail) => post(mailId, mail),
    () => at,
  );
}

/** Rounds until the lease of a process that died is over, and every answer is due. */
async function rounds(...at: number[]): Promise<void> {
  for (const minute of at) await roundAt(server, minutes(minute));
}

const stageOf = async (id: string) => (await read(`candidates/${id}`))?.["stage"] as string;

/** The messages that the server has and no document says so. */
async function unnoted(mailIds: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of mailIds) {
    const state = (await read(`mail/${id}`))?.["delivery"]?.state as string | undefined;
    if (server.messages.includes(messageOf(id)) && state !== "SUCCESS") found.push(messageOf(id));
  }
  return found;
}

/**
 * Has the work die after each of its steps, and repeats it. The server has each mail once; one whose sender died before it noted
 * so, twice under the same Message-ID.
 */
async function expectEachOnce(
  given: () => Promise<unknown>,
  work: (life: Life) => Promise<unknown>,
  later: () => Promise<unknown>,
  mailIds: readonly string[],
): Promise<void> {
  for (let step = 1, died = true; died; step++) {
    await given();
    died = await dies(() => work(aLife(step)));
    const again = died ? await unnoted(mailIds) : [];
    await dies(() => work(aLife())).catch(() => {});
    await later();
    expect([...server.messages].sort()).toEqual([...mailIds.map(messageOf), ...again].sort());
    expect(died || step > 3 * mailIds.length).toBe(true);
  }
}

test("the mails of an ended job are sent once each, wherever a process dies", async () => {
  const people = isQuick ? [ana] : [ana, eva];
  await expectEachOnce(
    async () => {
      await ended(...people);
      await asks();
    },
    async (life) => {
      await follow(people, now, life);
      for (const id of people) await deliver(closedMail(id), minutes(30), life);
    },
    () => rounds(45, 60),
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
      const chosen = { stage: "contratada", stageAt: minutes(minute) };
      await db.doc(`candidates/${lia}`).update(chosen);
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
    await rounds(30);
    if (events === "after the mails") await theirEvents();
    await follow(people, minutes(31));
    await rounds(45, 60, 75);
    expect([...server.messages].sort()).toEqual([
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
    await rounds(30, 31);
    if (event >= 30) await taken();
    await rounds(45, 60);
    expect(server.messages).toEqual([]);
    expect(await stageOf(ana)).toBe("vista");
    expect(await read(`candidates/${ana}`)).not.toHaveProperty("answers");
  },
);

test("an end that is taken back while it is being told stays told, once", async () => {
  await ended(ana);
  await asks();
  await follow([ana]);
  meanwhile = async () => {
    await db.doc(notice).delete();
    await reconcileClosing(new Life("takesBack").context(minutes(31)), "padeiro", minutes(29.99));
  };
  await rounds(30, 45, 60);
  expect(server.messages).toEqual([messageOf(closedMail(ana))]);
  expect(await stageOf(ana)).toBe("encerrada");
  expect(await read(`candidates/${ana}`)).toMatchObject({ answers: { encerrada: {} } });
});

test("whom a job hired is asked by one mail, wherever a process dies, on whichever days", async () => {
  await expectEachOnce(
    async () => {
      await ended();
      await db.doc("jobs/padeiro").update({ filled: false, expiresAt: addDays(now, -7) });
      await given({ "publishedJobs/padeiro": { type: "Comércio", at: now } });
    },
    async (life) => {
      await askWhoWasHired(life.context(), linkSecret);
      await deliver("padeiro-hired", now, life);
    },
    async () => {
      await rounds(15, 30);
      for (const day of isQuick ? [1] : [0, 1, 2, 3]) {
        const at = addDays(now, day);
        await Promise.all(
          [at, at].map((time) => askWhoWasHired(aLife().context(time), linkSecret)),
        );
        await roundAt(server, addMinutes(at, 15));
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
      ...two.flatMap((life) => people.map((id) => deliver(closedMail(id), minutes(30), life))),
      rounds(30),
    ]);
    await follow(people, minutes(31));
    await rounds(45, 60);
    expect([...server.messages].sort()).toEqual(people.map((id) => messageOf(closedMail(id))));
  });

  test("an end that was told stays told when its notice goes", async () => {
    await ended(ana);
    await asks();
    await follow([ana]);
    await rounds(30);
    await db.doc(notice).delete();
    await follow([ana], minutes(31));
    await rounds(45, 60);
    expect(server.messages).toEqual([messageOf(closedMail(ana))]);
    expect(await stageOf(ana)).toBe("encerrada");
  });
}
