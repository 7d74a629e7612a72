import { expect, test } from "vitest";
import {
  answerBy,
  type ContactRequest,
  contactAnswerSchema,
  contactAskSchema,
  contactRequestId,
  contactStatuses,
  isWaiting,
  ownContact,
} from "./contactRequest.ts";

const cardId = "0123456789abcdef0123456789abcdef";
const now = new Date("2026-11-21T16:00:00Z");

test("a company’s request names a card, a job and one of our messages", () => {
  const ask = { cardId, jobId: "caixa", message: "talk" };
  expect(contactAskSchema.safeParse(ask).success).toBe(true);
  for (const wrong of [
    { cardId: "../mail/1" },
    { cardId: cardId.toUpperCase() },
    { jobId: "a/b" },
    { message: "Ligue já" },
    { companyId: "outra" },
  ])
    expect(contactAskSchema.safeParse({ ...ask, ...wrong }).success).toBe(false);
});

test("a person answers by a link, or names the request on the device", () => {
  const requestId = contactRequestId(cardId, "uid2");
  for (const answer of [
    { token: "a.b", answer: null },
    { token: "a.b", answer: "no" },
    { device: true },
    { requestId, answer: "yes" },
  ])
    expect(contactAnswerSchema.safeParse(answer).success).toBe(true);
  for (const answer of [
    {},
    { token: "a".repeat(1001), answer: null },
    { token: "a.b" },
    { device: false },
    { requestId, answer: null },
    { requestId: "x", answer: "yes" },
    { requestId: `${requestId}/x`, answer: "yes" },
  ])
    expect(contactAnswerSchema.safeParse(answer).success).toBe(false);
});

test.each(contactStatuses)("a request that is %s can be answered only while it waits", (status) => {
  const until = (at: Date) => isWaiting({ status, expiresAt: at }, now);
  expect(until(new Date(now.getTime() + 1))).toBe(status === "waiting");
  expect(until(now)).toBe(false);
});

test("a person sees who asks, for which job and until when, and no key of the company or the card", () => {
  const request: ContactRequest = {
    id: contactRequestId(cardId, "uid2"),
    cardId,
    companyId: "uid2",
    company: "Fazenda Buriti",
    jobId: "vaqueiro",
    jobTitle: "Vaqueiro",
    name: "Zélia P.",
    message: "interview",
    origin: "company",
    withoutMail: true,
    status: "accepted",
    createdAt: now,
    expiresAt: new Date("2026-12-05T16:00:00Z"),
    answeredAt: new Date("2026-11-22T16:00:00Z"),
  };
  expect(ownContact(request)).toEqual({
    id: `${cardId}_uid2`,
    company: "Fazenda Buriti",
    jobId: "vaqueiro",
    jobTitle: "Vaqueiro",
    message: "interview",
    origin: "company",
    status: "accepted",
    askedAt: Date.UTC(2026, 10, 21, 16),
    until: Date.UTC(2026, 11, 5, 16),
  });
});

const day = (date: number) => new Date(Date.UTC(2026, 10, date, 16));

test.each([
  ["whose job ends later", undefined, null, 28],
  ["whose job ends first", 24, null, 24],
  ["whose job ends first, and still does", 24, 24, 24],
  ["whose job was renewed for longer", 24, 30, 28],
  ["whose job was renewed for less", 24, 26, 26],
  ["whose job ends earlier than it did", undefined, 23, 23],
] as const)(
  "a request %s asks for an answer by the day that is true now",
  (_which, sure, job, until) => {
    const request = { expiresAt: day(28), ...(sure && { sureUntil: day(sure) }) };
    expect(answerBy(request, job && { expiresAt: day(job) })).toEqual(day(until));
  },
);
