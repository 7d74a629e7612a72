import { type Candidate, candidateId } from "@vagas/functions/domain/application/candidate";
import { consentVersion } from "@vagas/functions/domain/application/consent";
import { collections } from "@vagas/functions/domain/collections";
import { resumePath } from "@vagas/functions/domain/application/resumeFile";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { signInAnonymously } from "firebase/auth";
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  where,
} from "firebase/firestore/lite";
import { ref, uploadBytes } from "firebase/storage";
import { smallPdf } from "../support/smallPdf.ts";
import { answerContacts } from "./askForContact.ts";
import type { Person } from "./openPerson.ts";

type OpenJob = Pick<Candidate, "jobId" | "jobTitle" | "company" | "companyId">;

/**
 * A person who applies to open jobs and the talent bank, presses twice, stops halfway, answers companies, withdraws, and applies
 * again.
 */
export class SoakApplicant {
  readonly #applications = new Set<string>();
  readonly #person: Person;
  readonly #number: number;
  readonly #uploads: Set<string>;

  /** `uploads` collects every file that reached the bucket. */
  constructor(person: Person, number: number, uploads: Set<string>) {
    this.#person = person;
    this.#number = number;
    this.#uploads = uploads;
  }

  async act(): Promise<void> {
    const { dice, tally, auth } = this.#person;
    if (auth.currentUser === null)
      await tally.count("applicant comes", () => signInAnonymously(auth));
    const lot = dice.below(100);
    if (lot < 75) await this.#apply(await this.#openJob(), dice.chance(0.1), dice.chance(0.07));
    else if (lot < 85)
      await this.#apply(
        { jobId: null, jobTitle: null, company: null, companyId: null },
        false,
        false,
      );
    else if (lot < 92) await answerContacts(this.#person);
    else await this.#withdraw();
  }

  async #openJob(): Promise<OpenJob | null> {
    const { database, dice } = this.#person;
    const listed = query(
      collection(database, collections.jobs),
      where("listed", "==", true),
      where("filled", "==", false),
      limit(50),
    );
    const found = dice.oneOf((await getDocs(listed)).docs);
    return found === undefined
      ? null
      : {
          jobId: found.id,
          jobTitle: found.get("title") as string,
          company: found.get("company") as string,
          companyId: found.get("companyId") as string | null,
        };
  }

  async #apply(job: OpenJob | null, pressesTwice: boolean, givesUp: boolean): Promise<void> {
    if (job === null) return;
    const { auth, database, bucket, dice, tally } = this.#person;
    const uid = auth.currentUser!.uid;
    const id = candidateId(job.jobId, uid);
    if (this.#applications.has(id)) return;
    const path = resumePath(id, "pdf", new Date(), `soak${dice.below(1e6)}x`.padEnd(6, "0"));
    const isUp = await tally.count("applicant uploads a résumé", () =>
      uploadBytes(ref(bucket, path), smallPdf, { contentType: "application/pdf" }),
    );
    if (!isUp) return;
    this.#uploads.add(path);
    if (givesUp) return;
    const record = {
      ...buildCandidate(id, {
        ...job,
        uid,
        name: `Pessoa ${this.#number}`,
        email: this.#number % 5 === 0 ? null : `p${this.#number}@pessoa.example`,
        phone: `55669998${String(this.#number).padStart(5, "0")}`,
        coverLetter: dice.chance(0.5) ? "Moro perto." : "",
        resumePath: path,
        resumeSize: smallPdf.length,
      }),
      consent: {
        version: consentVersion,
        at: serverTimestamp(),
        talentPool: job.jobId === null || dice.chance(0.5),
      },
      stageAt: serverTimestamp(),
      createdAt: serverTimestamp(),
    };
    const send = () =>
      tally.count("applicant applies", () =>
        setDoc(doc(database, collections.candidates, id), record),
      );
    const sent = await Promise.all(pressesTwice ? [send(), send()] : [send()]);
    if (sent.includes(true)) this.#applications.add(id);
  }

  async #withdraw(): Promise<void> {
    const { database, dice, tally } = this.#person;
    const id = dice.oneOf([...this.#applications]);
    if (id === undefined) return;
    if (
      await tally.count("applicant withdraws", () =>
        deleteDoc(doc(database, collections.candidates, id)),
      )
    )
      this.#applications.delete(id);
  }
}
