import { alertRhythms } from "@vagas/functions/domain/alert/alertChoices";
import type { AlertAnswer } from "@vagas/functions/domain/alert/alertRequest";
import { collections } from "@vagas/functions/domain/collections";
import { addDays } from "@vagas/functions/domain/dates";
import { jobTypes } from "@vagas/functions/domain/options";
import { reportReasons } from "@vagas/functions/domain/report/reportReasons";
import type { ReportAnswer } from "@vagas/functions/domain/report/reportRequest";
import { signInAnonymously } from "firebase/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { callFunction } from "../functions/callFunction.ts";
import { functionsUrl, region } from "../functions/functionsSuite.ts";
import { signToken } from "../functions/signToken.ts";
import { host, projectId } from "../support/emulators.ts";
import { database } from "../support/project.ts";
import type { Person } from "./openPerson.ts";
import { stateOf } from "./stateOf.ts";

/** Somebody who asks for the new jobs of lists by mail, confirms twice, leaves, and reports jobs. */
export class SoakReader {
  readonly #person: Person;
  readonly #email: string;
  readonly #address: string;

  constructor(person: Person, number: number) {
    this.#person = person;
    this.#email = `leitor${number}@pessoa.example`;
    this.#address = `172.16.${number}.1`;
  }

  async act(): Promise<void> {
    const { dice, tally } = this.#person;
    const lot = dice.below(100);
    if (lot < 35) await tally.count("reader asks for a list's new jobs", () => this.#ask());
    else if (lot < 65) await this.#withAlert("reader confirms", (alert) => this.#confirm(alert));
    else if (lot < 75) await this.#withAlert("reader leaves a list", (alert) => this.#leave(alert));
    else await tally.count("reader reports a job", () => this.#report());
  }

  async #ask(): Promise<void> {
    const { dice } = this.#person;
    const list = dice.oneOf(["", "urgentes=1", `categoria=${dice.oneOf(jobTypes)}`])!;
    const every = dice.oneOf(alertRhythms);
    const data = { email: this.#email, list, every };
    stateOf(await callFunction("askAlert", data, undefined, this.#address), ["sent"]);
  }

  async #withAlert(
    what: string,
    act: (alert: QueryDocumentSnapshot) => Promise<void>,
  ): Promise<void> {
    const { dice, tally } = this.#person;
    const own = await database
      .collection(collections.alerts)
      .where("email", "==", this.#email)
      .get();
    const alert = dice.oneOf(own.docs);
    if (alert !== undefined) await tally.count(what, () => act(alert));
  }

  /** Touches the button twice, as some do. */
  async #confirm(alert: QueryDocumentSnapshot): Promise<void> {
    const of = alert.get("createdAt").toMillis();
    const expires = addDays(new Date(of), 7).getTime();
    const token = signToken({ purpose: "alert", subject: alert.id, of, expires });
    const answers = await Promise.all(
      [1, 2].map(() => callFunction("followAlert", { act: "confirm", token })),
    );
    for (const answer of answers) stateOf<AlertAnswer>(answer, ["confirmed"], ["gone", "full"]);
  }

  /** By the address in a mail's header, as a mail program does. */
  async #leave(alert: QueryDocumentSnapshot): Promise<void> {
    const address = `${functionsUrl}/${projectId}/${region}/leaveAlert?${alert.get("leaveToken")}`;
    const { status } = await fetch(address, { method: "POST", headers: { Host: host } });
    if (status !== 200) throw new Error(`Leaving answered ${status}`);
  }

  async #report(): Promise<void> {
    const { auth, dice } = this.#person;
    const { user } = auth.currentUser ? { user: auth.currentUser } : await signInAnonymously(auth);
    const jobs = database.collection(collections.jobs).where("listed", "==", true).limit(20);
    const job = dice.oneOf((await jobs.get()).docs);
    if (job === undefined) return;
    const data = { jobId: job.id, reason: dice.oneOf(reportReasons), words: "" };
    const answer = await callFunction("reportJob", data, await user.getIdToken(), this.#address);
    stateOf<ReportAnswer>(answer, ["received", "changed"], ["tooMany", "gone"]);
  }
}
