import { planAnswers } from "../../domain/application/answer.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { Write } from "../../store/writes.ts";
import { planTelling, type TellingSnapshot } from "../applications/planTelling.ts";

type Setting = { now: Date; siteUrl: string; takenBackAt: Date };

/**
 * Takes the end of its job back from an application, and with it what was to be told, if nobody was told before
 * `takenBackAt`; none otherwise.
 */
export function planReopening(
  snapshot: Omit<TellingSnapshot, "surroundings">,
  { now, siteUrl, takenBackAt }: Setting,
): Write[] {
  const reopened: Candidate = { ...snapshot.candidate, stage: "vista", stageAt: now };
  const { begun } = snapshot;
  const { kept } = planAnswers(reopened, takenBackAt, { begun, unsent: new Set() });
  if (kept.encerrada !== undefined) return [];
  const { id, stage, stageAt } = reopened;
  return [
    { in: "candidates", id, update: { stage, stageAt } },
    ...planTelling(
      { ...snapshot, candidate: reopened, surroundings: null },
      { now: takenBackAt, siteUrl },
    ),
  ];
}
