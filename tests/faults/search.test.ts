import { adminSearchTerm } from "@vagas/functions/domain/administration/adminSearch";
import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { expect } from "vitest";
import {
  indexCandidate,
  indexCompany,
  indexPendingJob,
  indexResume,
} from "../../functions/src/triggers/search/searchIndex.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { refreshEveryRow } from "../../functions/src/triggers/search/refreshSearchTerms.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { aCandidate, aCompany, aPendingJob } from "./events.ts";
import { aLife, survives } from "./scene.ts";
import type { World } from "./world.ts";

const id = "banco_ana";

/** The rows that a search for `text` finds. */
function found(world: World, text: string): string[] {
  return withTerm(world, "searchTerms", adminSearchTerm(text));
}

function withTerm({ documents }: World, field: string, term: unknown): string[] {
  return Object.entries(documents)
    .filter(([, fields]) => (fields as Record<string, unknown[]>)[field]?.includes(term))
    .map(([path]) => path);
}

async function aResume(searchTerms: string[]) {
  await given({
    [`candidates/${id}`]: aCandidate(id, {
      jobId: null,
      jobTitle: null,
      company: null,
      companyId: null,
      coverLetter: "Sei fazer broas",
      writtenResume: buildStoredResume(),
    }),
  });
  await receiveApplication(aLife().context(), id);
  await db.doc(`resumes/${id}`).update({ searchTerms });
}

survives("a company whose name is new", {
  given: () =>
    given({
      "companies/padaria": { ...aCompany({ name: "Padaria Aurora" }), searchTerms: ["mercado"] },
    }),
  event: (life) => indexCompany(life.context(), "padaria"),
  holds: (world) => {
    expect(found(world, "Aurora")).toEqual(["companies/padaria"]);
    expect(found(world, "Mercado")).toEqual([]);
  },
});

survives("a vacancy on paper", {
  given: () => given({ "pendingJobs/papel": aPendingJob({ title: "Confeiteiro" }) }),
  event: (life) => indexPendingJob(life.context(), "papel"),
  holds: (world) => expect(found(world, "Confeiteiro")).toEqual(["pendingJobs/papel"]),
});

survives("a résumé with new notes", {
  given: async () => {
    await aResume([]);
    await db.doc(`resumes/${id}`).update({ notes: "Boa pessoa" });
  },
  event: (life) => indexResume(life.context(), id),
  holds: (world) => {
    expect(found(world, "Boa")).toEqual([`resumes/${id}`]);
    expect(found(world, "broas")).toEqual([`resumes/${id}`]);
  },
});

survives("an application with answers", {
  given: async () => {
    await aResume([]);
    await db.doc(`candidates/${id}`).update({ skillTerms: ["s:nr10"] });
  },
  event: (life) => indexCandidate(life.context(), id),
  holds: (world) => {
    expect(withTerm(world, "skillTerms", "s:tractor")).toEqual([`candidates/${id}`]);
    expect(withTerm(world, "skillTerms", "s:nr10")).toEqual([]);
  },
});

survives("the weekly round over rows that no search finds", {
  given: async () => {
    await given({
      "companies/padaria": aCompany({ name: "Padaria Aurora" }),
      "pendingJobs/papel": aPendingJob({ title: "Confeiteiro" }),
    });
    await aResume([]);
    await db.doc(`candidates/${id}`).update({ skillTerms: [] });
  },
  event: (life) => refreshEveryRow(life.context()),
  holds: (world) => {
    for (const [word, path] of [
      ["Aurora", "companies/padaria"],
      ["Confeiteiro", "pendingJobs/papel"],
      ["broas", `resumes/${id}`],
    ] as const)
      expect(found(world, word)).toEqual([path]);
    expect(withTerm(world, "skillTerms", "s:tractor")).toEqual([`candidates/${id}`]);
  },
});
