import { isDeepStrictEqual } from "node:util";
import { withSkills } from "@vagas/functions/domain/talent/cardSkills";
import { hasContact } from "@vagas/functions/domain/talent/talentCard";
import { addDays } from "@vagas/functions/domain/dates";
import {
  type ContactRequest,
  contactRequestId,
  isWaiting,
} from "@vagas/functions/domain/talent/contactRequest";
import type { Board } from "./readBoard.ts";

/** Contradictions in the talent bank as companies see it. */
export function brokenTalents(board: Board, now: Date): string[] {
  return [
    ...brokenCards(board),
    ...brokenAnswers(board),
    ...brokenRequests(board, now),
    ...brokenHiring(board),
  ];
}

function brokenCards({ talentCards, talentPool, candidates }: Board): string[] {
  const broken: string[] = [];
  const consented = new Set(
    [...talentPool].flatMap(([id, { cardId }]) =>
      cardId !== undefined && candidates.get(id)?.consent.talentPool === true ? [cardId] : [],
    ),
  );
  for (const [id, card] of talentCards) {
    if (!consented.has(id)) broken.push(`talentCards/${id} is of nobody who agreed to it`);
    const { name, place, education, experience, skills } = card;
    const texts = [name, place ?? "", education, experience, skills, JSON.stringify(card.facts)];
    if ([...texts, ...(card.skillTerms ?? [])].some(hasContact))
      broken.push(`talentCards/${id} holds a contact`);
  }
  for (const id of consented) if (!talentCards.has(id)) broken.push(`talentCards/${id} is missing`);
  return broken;
}

/** A card is one person's: of an address, or of an account whose applications have none. It shows their answers. */
function brokenAnswers({ talentCards, talentPool, candidates }: Board): string[] {
  return [...talentCards].flatMap(([id, card]) => {
    const entries = [...talentPool.values()].filter(({ cardId }) => cardId === id);
    const applications = entries.flatMap(({ resumeId }) => candidates.get(resumeId) ?? []);
    const owners = new Set(applications.map(({ email, uid }) => email ?? `account ${uid}`));
    const shows = applications.some(({ writtenResume }) =>
      isDeepStrictEqual(withSkills(card, writtenResume), card),
    );
    return [
      ...(owners.size > 1 ? [`talentCards/${id} is of several people`] : []),
      ...(shows || applications.length === 0
        ? []
        : [`talentCards/${id} shows other answers than its person's`]),
    ];
  });
}

function brokenRequests(
  { contactRequests, talentCards, companies, candidates, talentPool }: Board,
  now: Date,
): string[] {
  const broken: string[] = [];
  for (const [id, request] of contactRequests) {
    const { cardId, companyId, jobId, status } = request;
    if (id !== contactRequestId(cardId, companyId))
      broken.push(`contactRequests/${id} is not its company's to its person`);
    broken.push(...brokenRecipient(request, talentCards.has(cardId), now));
    const company = companies.get(companyId);
    if (company === undefined) broken.push(`contactRequests/${id} is of a company that is gone`);
    else if (isWaiting(request, now) && !company.active)
      broken.push(`contactRequests/${id} waits for a deactivated company`);
    const uids = [...talentPool].flatMap(([resumeId, entry]) =>
      entry.cardId === cardId ? (candidates.get(resumeId)?.uid ?? []) : [],
    );
    if (status !== "accepted" && uids.some((uid) => candidates.get(`${jobId}_${uid}`)?.invited))
      broken.push(`contactRequests/${id} handed the person over without a yes`);
  }
  return broken;
}

/** A request outlives its person's card by a day, until the next night. */
function brokenRecipient({ id, cardGoneAt }: ContactRequest, hasCard: boolean, now: Date) {
  if (hasCard)
    return cardGoneAt === undefined ? [] : [`contactRequests/${id} is said to be to nobody`];
  const isKept = cardGoneAt !== undefined && cardGoneAt > addDays(now, -2);
  return isKept ? [] : [`contactRequests/${id} is to nobody`];
}

function brokenHiring({ hiringCompanies, jobs }: Board): string[] {
  const hiring = new Set(
    [...jobs.values()].flatMap(({ companyId, listed, filled }) =>
      companyId !== null && listed && !filled ? [companyId] : [],
    ),
  );
  return [
    ...[...hiringCompanies.keys()]
      .filter((id) => !hiring.has(id))
      .map((id) => `hiringCompanies/${id} has no open job`),
    ...[...hiring]
      .filter((id) => !hiringCompanies.has(id))
      .map((id) => `hiringCompanies/${id} is missing`),
  ];
}
