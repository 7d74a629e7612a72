import { expect, test } from "vitest";
import { applicationDraftSchema } from "../application/candidate.ts";
import { decisionDraftSchema } from "../job/jobApproval.ts";
import { talentProfileSchema } from "../talent/talentCard.ts";
import { isAtMost } from "./isAtMost.ts";

/** A letter that pretends to be bold: two UTF-16 units, which rules count. */
const bold = "𝗩";

test("a letter outside the basic plane counts as two, as in security rules", () => {
  expect(isAtMost(4)(bold.repeat(2))).toBe(true);
  expect(isAtMost(4)(`${bold.repeat(2)}a`)).toBe(false);
});

test.each([
  [
    "the letter of an application",
    (text: string) => applicationDraftSchema(true).shape.coverLetter.safeParse(text),
    4_000,
  ],
  [
    "the name of an applicant",
    (text: string) => applicationDraftSchema(true).shape.name.safeParse(text),
    100,
  ],
  [
    "the administrator's remarks",
    (text: string) => decisionDraftSchema.shape.adminNotes.safeParse(text),
    1_000,
  ],
  ["the place of a card", (text: string) => talentProfileSchema.shape.place.safeParse(text), 80],
])("%s may be as long as the rules allow", (_what, check, most) => {
  expect(check(bold.repeat(most / 2)).success).toBe(true);
  expect(check(`${bold.repeat(most / 2)}a`).success).toBe(false);
});
