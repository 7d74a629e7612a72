import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { expect } from "vitest";
import { answerApplication } from "../../functions/src/triggers/applications/answerApplication.ts";
import { askWhoWasHired } from "../../functions/src/triggers/hires/askWhoWasHired.ts";
import { countHire } from "../../functions/src/triggers/hires/countHire.ts";
import { reconcileClosing } from "../../functions/src/triggers/closing/reconcileClosing.ts";
import { db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { linkSecret } from "../work/environment.ts";
import { aCandidate, aCompany, aJob, approved } from "./events.ts";
import { type Life, now } from "./life.ts";
import { aLife, survives } from "./scene.ts";
import type { World } from "./world.ts";

const told = { companyId: "padaria", answer: "peloSite", people: 2, answeredAt: now };
const people = ["padeiro_ana", "padeiro_eva", "padeiro_rui"];
const lastInstant = addMinutes(now, 29.99);
const late = addMinutes(now, 32);

async function filled() {
  await given({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob({ ...approved, filled: true }),
    "closingNotices/padeiro": { companyId: "padaria", askedAt: now },
    ...Object.fromEntries(
      people.map((id) => [
        `candidates/${id}`,
        aCandidate(id, { email: `${id}@pessoa.example`, stage: "vista" }),
      ]),
    ),
  });
}

/** The events of the applications whose stage changed. */
async function answered(life: Life, at: Date): Promise<void> {
  for (const id of people) await answerApplication(life.context(at), id);
}

async function takenBack() {
  await filled();
  await reconcileClosing(aLife().context(), "padeiro", now);
  await answered(aLife(), now);
  await db.doc("closingNotices/padeiro").delete();
}

const mailsIn = ({ documents }: World) =>
  Object.keys(documents).filter((path) => path.startsWith("mail/"));

const stagesIn = ({ documents }: World) =>
  people.map((id) => (documents[`candidates/${id}`] as { stage: string }).stage);

survives("the end of a job that everybody is to be told", {
  quick: true,
  given: filled,
  event: (life) => reconcileClosing(life.context(), "padeiro", now),
  after: (life) => answered(life, now),
  holds: (world) => {
    expect(stagesIn(world)).toEqual(["encerrada", "encerrada", "encerrada"]);
    expect(mailsIn(world)).toEqual(people.map((id) => `mail/${id}-1-a-pdf-answer-closed`));
  },
});

survives("whom a job hired", {
  quick: true,
  given: () => given({ "hires/padeiro": told }),
  event: (life) => countHire(life.context(), "padeiro"),
  holds: ({ documents }) => {
    expect(documents["stats/public"]).toEqual({ hires: 2, hiresTold: 2 });
    expect(documents["stats/public/hires/padeiro"]).toEqual({ hires: 2, hiresTold: 2 });
  },
});

survives("the mail that asks whom a job hired", {
  given: async () => {
    await filled();
    await given({
      "jobs/padeiro": aJob({ ...approved, expiresAt: addDays(now, -7) }),
      "publishedJobs/padeiro": { type: "Comércio", at: now },
    });
  },
  event: (life) => askWhoWasHired(life.context(), linkSecret),
  holds: (world) => expect(mailsIn(world)).toEqual(["mail/padeiro-hired"]),
});

survives("the end of a job that is taken back at the last instant", {
  quick: true,
  given: takenBack,
  event: (life) => reconcileClosing(life.context(late), "padeiro", lastInstant),
  after: (life) => answered(life, late),
  holds: (world) => {
    expect(stagesIn(world)).toEqual(["vista", "vista", "vista"]);
    expect(mailsIn(world)).toEqual([]);
    for (const id of people)
      expect(world.documents[`candidates/${id}`]).not.toHaveProperty("answers");
  },
});
