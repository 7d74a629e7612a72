import { randomUUID } from "node:crypto";
import { chosenStages } from "@vagas/functions/domain/application/stage";
import { collections } from "@vagas/functions/domain/collections";
import type { JobContent } from "@vagas/functions/domain/job/job";
import { freePlace, type QueuePlaces } from "@vagas/functions/domain/company/queuePlaces";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import {
  applyActionCode,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signOut,
} from "firebase/auth";
import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  limit,
  query,
  type QueryDocumentSnapshot,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type WriteBatch,
  writeBatch,
} from "firebase/firestore/lite";
import { newestLink } from "../support/emulators.ts";
import { askForContact } from "./askForContact.ts";
import { someContent, someDeadline } from "./content.ts";
import { deleteJob } from "./deleteJob.ts";
import { endJob } from "./endJob.ts";
import type { Person } from "./openPerson.ts";

/**
 * A company that registers, publishes, edits, fills, takes off, deletes, answers people, asks for contact, ends jobs, and
 * sometimes deletes itself and registers again.
 */
export class SoakCompany {
  #uid: string | null = null;
  #name = "";
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async act(): Promise<void> {
    const { dice, tally, database } = this.#person;
    const uid = this.#uid;
    if (uid === null) {
      await tally.count("company registers and confirms its address", () => this.#register());
      return;
    }
    const lot = dice.below(100);
    if (lot < 30) await tally.count("company publishes a job", () => this.#publish());
    else if (lot < 40) await this.#withJob("company edits a job", (job) => this.#edit(job));
    else if (lot < 50)
      await this.#withJob("company fills or reopens a job", (job) =>
        updateDoc(job.ref, { filled: job.get("filled") !== true, updatedAt: serverTimestamp() }),
      );
    else if (lot < 53)
      await this.#withJob("company takes a job off or puts it back", (job) =>
        updateDoc(job.ref, { paused: job.get("paused") !== true, updatedAt: serverTimestamp() }),
      );
    else if (lot < 56)
      await this.#withJob("company deletes a job", (job) => deleteJob(database, uid, job));
    else if (lot < 59)
      await this.#withJob("company moves a deadline", ({ ref }) =>
        updateDoc(ref, { expiresAt: someDeadline(dice), updatedAt: serverTimestamp() }),
      );
    else if (lot < 73) await this.#answerSomebody();
    else if (lot < 82) await this.#noteDeletion(await askForContact(this.#person, uid));
    else if (lot < 98) await this.#noteDeletion(await endJob({ person: this.#person, uid }));
    else await this.#leave();
  }

  async #register(): Promise<void> {
    const { auth, database } = this.#person;
    const email = `${randomUUID().slice(0, 12)}@empresa.example`;
    this.#name = `Armazém ${email.slice(0, 6)}`;
    const { user } = await createUserWithEmailAndPassword(auth, email, "Pequi-maduro-27");
    await setDoc(doc(database, collections.companies, user.uid), {
      ...buildCompany({ name: this.#name, email }),
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    await sendEmailVerification(user);
    const link = new URL(await newestLink(email, "VERIFY_EMAIL"));
    await applyActionCode(auth, link.searchParams.get("oobCode")!);
    await user.getIdToken(true);
    this.#uid = user.uid;
  }

  #publish(): Promise<void> {
    const { database, dice } = this.#person;
    const job = doc(collection(database, collections.jobs));
    return this.#withPlace(job.id, (batch) =>
      batch.set(job, {
        ...someContent(dice, this.#name),
        companyId: this.#uid,
        expiresAt: someDeadline(dice),
        filled: false,
        revision: 1,
        approved: false,
        approvalStatus: "pending",
        listed: false,
        searchTerms: [],
        postedAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      }),
    );
  }

  /** Sends an edit of an approved job, and changes any other job itself; a pending one keeps its place. */
  #edit(job: QueryDocumentSnapshot): Promise<void> {
    const content = someContent(this.#person.dice, this.#name);
    if (job.get("approved") === true) return this.#sendEdit(job, content);
    const sent = {
      ...content,
      revision: (job.get("revision") as number) + 1,
      approved: false,
      approvalStatus: "pending",
      listed: false,
      updatedAt: serverTimestamp(),
    };
    return job.get("approvalStatus") === "pending"
      ? updateDoc(job.ref, sent)
      : this.#withPlace(job.id, (batch) => batch.update(job.ref, sent));
  }

  /** Writes a job that becomes pending, with one of the ten places: rules refuse it if none is free. */
  async #withPlace(jobId: string, write: (batch: WriteBatch) => void): Promise<void> {
    const { database } = this.#person;
    const reference = doc(database, collections.queuePlaces, this.#uid!);
    const own = where("companyId", "==", this.#uid);
    const [places, waiting] = await Promise.all([
      getDoc(reference),
      getDocs(
        query(
          collection(database, collections.jobs),
          own,
          where("approvalStatus", "==", "pending"),
        ),
      ),
    ]);
    const jobs = (places.get("jobs") ?? {}) as QueuePlaces["jobs"];
    const place = freePlace(jobs, new Set(waiting.docs.map(({ id }) => id))) ?? "0";
    const batch = writeBatch(database);
    write(batch);
    batch.set(reference, {
      jobs: { ...jobs, [place]: jobId },
      place,
      lastAt: serverTimestamp(),
      secondLastAt: (places.get("lastAt") as unknown) ?? null,
      thirdLastAt: (places.get("secondLastAt") as unknown) ?? null,
    });
    await batch.commit();
  }

  async #sendEdit(job: QueryDocumentSnapshot, content: JobContent): Promise<void> {
    const reference = doc(this.#person.database, collections.jobEdits, job.id);
    const before = await getDoc(reference);
    const edit = {
      ...content,
      companyId: this.#uid,
      jobRevision: job.get("revision") as number,
      revision: before.exists() ? Number(before.get("revision")) + 1 : 1,
      status: "pending",
      adminNotes: "",
      decidedRevision: null,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    };
    await (before.exists() ? updateDoc(reference, edit) : setDoc(reference, edit));
  }

  async #withJob(
    what: string,
    act: (job: QueryDocumentSnapshot<DocumentData>) => Promise<void>,
  ): Promise<void> {
    const { database, dice, tally } = this.#person;
    await tally
      .count(what, async () => {
        const { docs } = await getDocs(
          query(
            collection(database, collections.jobs),
            where("companyId", "==", this.#uid),
            limit(50),
          ),
        );
        const job = dice.oneOf(docs);
        if (job !== undefined) await act(job);
      })
      .then((worked) => this.#noteDeletion(worked));
  }

  async #answerSomebody(): Promise<void> {
    const { database, dice, tally } = this.#person;
    await tally
      .count("company says where somebody stands", async () => {
        const { docs } = await getDocs(
          query(
            collection(database, collections.candidates),
            where("companyId", "==", this.#uid),
            limit(50),
          ),
        );
        const candidate = dice.oneOf(docs);
        if (candidate !== undefined)
          await updateDoc(candidate.ref, {
            stage: dice.oneOf(chosenStages),
            stageAt: serverTimestamp(),
          });
      })
      .then((worked) => this.#noteDeletion(worked));
  }

  async #leave(): Promise<void> {
    const { database, tally, auth } = this.#person;
    await tally.count("company deletes itself", () =>
      deleteDoc(doc(database, collections.companies, this.#uid!)),
    );
    await signOut(auth);
    this.#uid = null;
  }

  /** If the administrator deleted the company, its account is gone, and a new one begins. */
  async #noteDeletion(worked: boolean): Promise<void> {
    if (worked) return;
    const { auth } = this.#person;
    const isThere = await auth.currentUser!.getIdToken(true).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await signOut(auth);
    this.#uid = null;
  }
}
