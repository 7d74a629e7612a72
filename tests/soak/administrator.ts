import { addDays } from "@vagas/functions/domain/dates";
import { collections } from "@vagas/functions/domain/collections";
import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  getDocs,
  limit,
  query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore/lite";
import { someContent, someDeadline } from "./content.ts";
import type { Person } from "./openPerson.ts";
import { settleSomeReports } from "./settleSomeReports.ts";

type Found = QueryDocumentSnapshot<DocumentData>;

/** An administrator who mostly decides, and sometimes deactivates, deletes and publishes. */
export class SoakAdministrator {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  /** Decides in 60 of 100 cases; the other actions share the rest. */
  async act(): Promise<void> {
    const lot = this.#person.dice.below(100);
    const [, act] = this.#acts.find(([until]) => lot < until)!;
    await act();
  }

  /** The action for a random number below this one and not below the previous one. */
  readonly #acts: [until: number, act: () => Promise<void>][] = [
    [10, () => this.#decideEdits()],
    [42, () => this.#decideJobs()],
    [60, () => this.#decideResumes()],
    [67, () => this.#switchCompany()],
    [73, () => this.#activateCompanies()],
    [75, () => this.#delete("admin deletes a company", collections.companies)],
    [79, () => this.#delete("admin deletes a job", collections.jobs)],
    [82, () => this.#delete("admin deletes an application", collections.candidates)],
    [86, () => this.#publish()],
    [90, () => this.#import()],
    [95, () => this.#settleAllImported()],
    [100, () => settleSomeReports(this.#person)],
  ];

  #decideJobs(): Promise<void> {
    return this.#each(
      "admin decides on a job",
      collections.jobApprovals,
      4,
      (found) => this.#decide(found, "adminNotes", 0.85),
      where("status", "==", "pending"),
    );
  }

  #decideResumes(): Promise<void> {
    return this.#each(
      "admin decides on a résumé",
      collections.resumes,
      6,
      (found) => this.#decide(found, "notes", 0.7, { decidedVersion: found.get("version") }),
      where("status", "==", "pending"),
    );
  }

  #switchCompany(): Promise<void> {
    return this.#each(
      "admin activates or deactivates a company",
      collections.companies,
      1,
      (found) =>
        updateDoc(found.ref, {
          active: found.get("active") !== true,
          updatedAt: serverTimestamp(),
        }),
    );
  }

  #activateCompanies(): Promise<void> {
    return this.#each(
      "admin activates a company again",
      collections.companies,
      3,
      ({ ref }) => updateDoc(ref, { active: true, updatedAt: serverTimestamp() }),
      where("active", "==", false),
    );
  }

  #delete(what: string, name: string): Promise<void> {
    return this.#each(what, name, 1, ({ ref }) => deleteDoc(ref));
  }

  #settleAllImported(): Promise<void> {
    return this.#each(
      "admin publishes or rejects an imported job",
      collections.pendingJobs,
      2,
      (found) => this.#settleImported(found),
    );
  }

  /** Applies `act` to some documents of a collection, concurrently. */
  async #each(
    what: string,
    name: string,
    count: number,
    act: (found: Found) => Promise<void>,
    ...constraints: QueryConstraint[]
  ): Promise<void> {
    const { database, dice, tally } = this.#person;
    const { docs } = await getDocs(query(collection(database, name), ...constraints, limit(50)));
    const chosen = new Set(
      Array.from({ length: Math.min(count, docs.length) }, () => dice.oneOf(docs)!),
    );
    await Promise.all([...chosen].map((found) => tally.count(what, () => act(found))));
  }

  #decideEdits(): Promise<void> {
    return this.#each(
      "admin decides on an edit",
      collections.jobEdits,
      4,
      (found) => this.#decide(found, "adminNotes", 0.8, { decidedRevision: found.get("revision") }),
      where("status", "==", "pending"),
      where("open", "==", true),
      where("status", "==", "pending"),
    );
  }

  #decide(
    { ref }: Found,
    notes: "adminNotes" | "notes",
    approves: number,
    others: DocumentData = {},
  ): Promise<void> {
    const { dice } = this.#person;
    const approved = dice.chance(approves);
    return updateDoc(ref, {
      status: approved ? "approved" : "rejected",
      [notes]: approved ? "" : "Falta dizer o horário.",
      ...others,
      updatedAt: serverTimestamp(),
    });
  }

  async #publish(): Promise<void> {
    const { database, dice, tally } = this.#person;
    await tally.count("admin publishes a job", () =>
      setDoc(doc(collection(database, collections.jobs)), {
        ...someContent(dice, "Prefeitura"),
        companyId: null,
        expiresAt: someDeadline(dice),
        filled: false,
        revision: 1,
        approved: true,
        approvalStatus: "approved",
        listed: false,
        searchTerms: [],
        postedAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      }),
    );
  }

  async #import(): Promise<void> {
    const { database, dice, tally } = this.#person;
    await tally.count("admin imports a job", () =>
      setDoc(doc(collection(database, collections.pendingJobs)), {
        ...someContent(dice, "Fazenda Buriti"),
        expiresAt: addDays(new Date(), 20),
        createdAt: serverTimestamp(),
      }),
    );
  }

  #settleImported({ ref }: Found): Promise<void> {
    const { database, dice } = this.#person;
    const publishes = dice.chance(0.7);
    return runTransaction(database, async (transaction) => {
      const stored = await transaction.get(ref);
      if (!stored.exists()) return;
      const { createdAt: _createdAt, searchTerms: _searchTerms, ...content } = stored.data();
      if (publishes) {
        transaction.set(doc(database, collections.jobs, ref.id), {
          ...content,
          companyId: null,
          filled: false,
          revision: 1,
          approved: true,
          approvalStatus: "approved",
          listed: false,
          searchTerms: [],
          postedAt: serverTimestamp(),
          updatedAt: serverTimestamp(),
        });
      }
      transaction.delete(ref);
    });
  }
}
