import type { Replies } from "./replies.ts";

// Visitors' pages load this file, so it loads neither zod nor Day.js.

/** How many applicants a company answers, the best first. What is worse than the last is public nowhere. */
export const replyWords = ["almostAll", "most", "some"] as const;
export type ReplyWord = (typeof replyWords)[number];

/** The least share of a word, in tenths. */
export const leastTenths: Readonly<Record<ReplyWord, number>> = { almostAll: 9, most: 6, some: 3 };

/** In how many days an answer counts; an application counts from so many days ago to so many days ago. */
export const countedReplies = { daysToAnswer: 14, fromDay: 15, toDay: 104 } as const;

/** The public word for what was counted; null: nothing is public. */
export function replyWord(replies: Replies | null | undefined): ReplyWord | null {
  if (!replies?.isEnough) return null;
  const { applications, answered } = replies;
  return replyWords.find((word) => 10 * answered >= leastTenths[word] * applications) ?? null;
}

/** Whom a company answers, after 'costuma responder'. */
export const replyText: Readonly<Record<ReplyWord, string>> = {
  almostAll: "a quase todos",
  most: "à maioria",
  some: "a alguns",
};

/** What visitors read of it. */
export function replyLine(word: ReplyWord): string {
  return `Costuma responder ${replyText[word]}`;
}
