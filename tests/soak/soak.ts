import { setTimeout as sleep } from "node:timers/promises";
import { collections } from "@vagas/functions/domain/collections";
import { signInWithEmailAndPassword } from "firebase/auth";
import { demoAdmin } from "../support/demoLogins.ts";
import { eventually } from "../support/emulators.ts";
import { auth, database } from "../support/project.ts";
import { unnamedFiles } from "../invariants/applications.ts";
import type { Board } from "../invariants/readBoard.ts";
import { SoakAdministrator } from "./administrator.ts";
import { SoakApplicant } from "./SoakApplicant.ts";
import { SoakCompany } from "./SoakCompany.ts";
import { SoakReader } from "./SoakReader.ts";
import { live, openPerson } from "./openPerson.ts";
import { brokenLater } from "./later.ts";
import { atRest } from "../support/atRest.ts";
import { Tally } from "./soakTally.ts";

type Plan = {
  minutes: number;
  seed: number;
  companies: number;
  applicants: number;
  readers: number;
};

const companyPause = 6_000;
const applicantPause = 20_000;
const readerPause = 10_000;
const adminPause = 1_500;

/** The emulator runs functions one after the other: people pause while more applications than this wait. */
const longestQueue = 25;

/**
 * Companies, applicants, readers and the administrator act at random through the client SDK, under the rules, until the time
 * is over; at rest, the invariants are checked. Returns whether all hold.
 */
export async function soak(plan: Plan, say: (line: string) => void): Promise<boolean> {
  const tally = new Tally();
  const uploads = new Set<string>();
  const admin = await openAdministrator(plan.seed, tally);
  const end = Date.now() + plan.minutes * 60_000;
  const isOver = () => Date.now() >= end;
  const queue = watchQueue(isOver);
  const unlessBusy = (act: () => Promise<void>) => async () => {
    while (queue.length() > longestQueue && !isOver()) await sleep(250);
    await act();
  };

  const people = [
    ...companiesOf(plan, tally, isOver, unlessBusy),
    ...applicantsOf(plan, tally, isOver, unlessBusy, uploads),
    ...readersOf(plan, tally, isOver, unlessBusy),
    live(admin.person, adminPause, isOver, () => admin.act()),
  ];
  const progress = setInterval(
    () =>
      say(
        `${Math.max(0, Math.round((end - Date.now()) / 1000))} s left, ${tally.total()} things done, ${queue.length()} applications wait`,
      ),
    15_000,
  );
  await Promise.all(people);
  clearInterval(progress);

  return reportRest(plan, tally, uploads, say);
}

type Pace = (act: () => Promise<void>) => () => Promise<void>;

function companiesOf(plan: Plan, tally: Tally, isOver: () => boolean, unlessBusy: Pace) {
  return Array.from({ length: plan.companies }, (_, i) => {
    const person = openPerson(`company-${i}`, plan.seed * 1000 + i, tally);
    const company = new SoakCompany(person);
    const act = unlessBusy(() => company.act());
    return live(person, companyPause, isOver, act);
  });
}

function applicantsOf(
  plan: Plan,
  tally: Tally,
  isOver: () => boolean,
  unlessBusy: Pace,
  uploads: Set<string>,
) {
  return Array.from({ length: plan.applicants }, (_, i) => {
    const person = openPerson(`applicant-${i}`, plan.seed * 1000 + 500 + i, tally);
    const applicant = new SoakApplicant(person, i, uploads);
    const act = unlessBusy(() => applicant.act());
    return live(person, applicantPause, isOver, act);
  });
}

function readersOf(plan: Plan, tally: Tally, isOver: () => boolean, unlessBusy: Pace) {
  return Array.from({ length: plan.readers }, (_, i) => {
    const person = openPerson(`reader-${i}`, plan.seed * 1000 + 800 + i, tally);
    const reader = new SoakReader(person, i);
    const act = unlessBusy(() => reader.act());
    return live(person, readerPause, isOver, act);
  });
}

/** Waits for rest and prints the result; returns whether all invariants hold, then and later. */
async function reportRest(
  plan: Plan,
  tally: Tally,
  uploads: ReadonlySet<string>,
  say: (line: string) => void,
): Promise<boolean> {
  say("Waiting for rest.");
  const stopped = Date.now();
  const { board, broken, arrived } = await atRest(say);
  const strangers = unnamedFiles(board).filter((path) => !uploads.has(path));
  const left = unnamedFiles(board).length - strangers.length;
  say(["", ...tally.lines(), ""].join("\n"));
  say(
    `${tally.total()} things done in ${plan.minutes} minutes by ${plan.companies} companies, ${plan.applicants} applicants, ${plan.readers} readers and the administrator (seed ${plan.seed}); rest after ${Math.round((Date.now() - stopped) / 1000)} s`,
  );
  say(
    `at rest: ${board.jobs.size} jobs, ${board.companies.size} companies, ${board.tombstones.size} tombstones, ${board.candidates.size} applications, ${board.talentPool.size} in the talent pool, ${board.notices.size} ends told, ${board.hires.size} hires told, ${board.jobReports.size} reports, ${board.contactRequests.size} requests for contact, ${answersIn(board)} answers noted, ${board.mails.size} mails, ${arrived} arrived; ${left} uploads without a record, younger than a day`,
  );
  const later = await brokenLater(say);
  const wrong = [...broken, ...strangers.map((path) => `${path} is nobody's`), ...tally.failed];
  for (const line of [...wrong, ...later].slice(0, 40)) say(`BROKEN  ${line}`);
  say(`${wrong.length + later.length} broken`);
  return wrong.length + later.length === 0;
}

function answersIn({ candidates }: Board): number {
  return [...candidates.values()].reduce(
    (sum, { answers = {} }) => sum + Object.keys(answers).length,
    0,
  );
}

/** Logs the administrator in; functions give the account its claim. */
async function openAdministrator(seed: number, tally: Tally) {
  const person = openPerson("administrator", seed, tally);
  const known = await auth.getUserByEmail(demoAdmin.email).catch(() => null);
  if (known === null)
    await auth.createUser({
      email: demoAdmin.email,
      password: demoAdmin.password,
      emailVerified: true,
    });
  await signInWithEmailAndPassword(person.auth, demoAdmin.email, demoAdmin.password);
  await eventually("the administrator's claim", async () => {
    const { claims } = await person.auth.currentUser!.getIdTokenResult(true);
    return claims["admin"] === true ? true : undefined;
  });
  const administrator = new SoakAdministrator(person);
  return { person, act: () => administrator.act() };
}

/** The number of applications without a résumé record, counted every second: the queue of the emulated functions. */
function watchQueue(isOver: () => boolean): { length: () => number } {
  const count = async (name: string) =>
    (await database.collection(name).count().get()).data().count;
  let length = 0;
  const watch = async () => {
    while (!isOver()) {
      const [candidates, resumes] = await Promise.all([
        count(collections.candidates),
        count(collections.resumes),
      ]);
      length = Math.max(0, candidates - resumes);
      await sleep(1_000);
    }
  };
  void watch();
  return { length: () => length };
}
