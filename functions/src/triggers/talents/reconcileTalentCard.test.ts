import { FieldValue } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { addDays } from "../../domain/dates.ts";
import type { ContactRequest } from "../../domain/talent/contactRequest.ts";
import { withSkills } from "../../domain/talent/cardSkills.ts";
import { talentCard } from "../../domain/talent/talentCard.ts";
import {
  buildCandidate,
  buildResume,
  buildTalentPoolEntry,
} from "../../domain/testing/buildCandidate.ts";
import { buildStoredResume } from "../../domain/testing/buildWrittenResume.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { planRequests, planTalentCard } from "./reconcileTalentCard.ts";

const candidate = { id: "banco_ana", ...buildCandidate("banco_ana", { name: "Ana Prado" }) };
const entry = buildTalentPoolEntry("banco_ana", buildResume(candidate), { cardId: "card" });
const shown = { entry, candidate, isOfOneAccount: true };
const described = talentCard("card", entry, "Comércio", entry.createdAt);
const card = withSkills(described, undefined);

type Snapshot = Parameters<typeof planTalentCard>[0];

function stored(data: ReturnType<typeof talentCard> | undefined): Snapshot["card"] {
  return { exists: data !== undefined, data: () => data };
}

const rest: Snapshot = {
  cardId: "card",
  card: stored(card),
  shown,
  entries: [entry],
  area: "Comércio",
};
const written = "set talentCards/card";
const named = "update talentPool/banco_ana";

test.each<[string, Partial<Snapshot>, string[]]>([
  ["that is as it should be stays", {}, []],
  ["that is missing is made", { card: stored(undefined) }, [written]],
  [
    "that says something else is made again",
    { card: stored({ ...card, skills: "Caixa" }) },
    [written],
  ],
  ["without search terms is made again", { card: stored(described) }, [written]],
  [
    "of a person who answered the questions of a résumé is made again",
    { shown: { ...shown, candidate: { ...candidate, writtenResume: buildStoredResume() } } },
    [written],
  ],
  ["keeps its area when the job is deleted", { area: null }, []],
  ["of another area is made again", { area: "Vendas" }, [written]],
  ["of a person who left goes", { shown: null }, ["delete talentCards/card"]],
  ["of a person who left before stays away", { shown: null, card: stored(undefined) }, []],
  ["is named in entries without it", { entries: [{ ...entry, cardId: "old" }, entry] }, [named]],
])("a card %s", (_what, fields, writes) => {
  expect(namedWrites(planTalentCard({ ...rest, ...fields }))).toEqual(writes);
});

const now = new Date("2026-11-21T12:00:00Z");
const request: ContactRequest = {
  id: "card_padaria",
  cardId: "card",
  companyId: "padaria",
  company: "Padaria",
  jobId: "caixa",
  jobTitle: "Caixa",
  name: "Ana P.",
  message: "talk",
  origin: "company",
  status: "declined",
  createdAt: now,
  expiresAt: addDays(now, 7),
  answeredAt: now,
};
const marked = { ...request, cardGoneAt: addDays(now, -0.5) };

test.each<[string, ContactRequest, boolean, unknown]>([
  ["that loses its card notes since when", request, false, now],
  ["without a card keeps the first time", marked, false, undefined],
  ["to a card that is there again forgets it", marked, true, FieldValue.delete()],
  ["to a card stays as it is", request, true, undefined],
])("a request %s", (_which, one, hasCard, cardGoneAt) => {
  const update = { in: "contactRequests", id: request.id, update: { cardGoneAt } };
  expect(planRequests([one], hasCard, now)).toEqual(cardGoneAt === undefined ? [] : [update]);
});
