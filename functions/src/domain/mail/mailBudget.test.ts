import { expect, test } from "vitest";
import { addMinutes } from "../dates.ts";
import { limits } from "../limits.ts";
import {
  afterOneLess,
  afterOneMore,
  type ApplicationBudget,
  hasRoom,
  mailBudgets,
  planApplicationMails,
  summaryMinutes,
} from "./mailBudget.ts";
import { retention } from "../privacy/retention.ts";

const now = new Date("2026-11-21T12:00:00Z");

test("the budgets equal those in docs/decisions/0021, 0025, 0058 and docs/security.md", () => {
  expect(mailBudgets).toEqual({
    unconfirmed: { most: 1, minutes: 259_200 },
    confirmed: { most: 10, minutes: 1440 },
    ownDataUnconfirmed: { most: 1, minutes: 1440 },
    ownData: { most: 3, minutes: 1440 },
    anotherFile: { most: 1, minutes: 1440 },
    anotherFileTo: { most: 1, minutes: 1440 },
    answersUnconfirmed: { most: 2, minutes: 43_200 },
    answers: { most: 10, minutes: 1440 },
    alertUnconfirmed: { most: 2, minutes: 10_080 },
    alert: { most: 6, minutes: 1440 },
    alertCaller: { most: 30, minutes: 60 },
    alertConnection: { most: 2000, minutes: 60 },
    passwordReset: { most: 3, minutes: 60 },
    resetCaller: { most: 30, minutes: 60 },
    resetConnection: { most: 2000, minutes: 60 },
    verification: { most: 3, minutes: 1440 },
    emailChange: { most: 3, minutes: 1440 },
    emailChangeBy: { most: 5, minutes: 1440 },
    application: { most: 1, minutes: 1440 },
    replacement: { most: 1, minutes: 1440 },
    account: { most: 30, minutes: 1440 },
    accountToCompany: { most: 3, minutes: 1440 },
    job: { most: 10, minutes: 60 },
    company: { most: 20, minutes: 60 },
    companyDay: { most: 60, minutes: 1440 },
    registerCompany: { most: 1, minutes: 1440 },
    register: { most: 5, minutes: 1440 },
  });
  expect(summaryMinutes).toBe(60);
});

test("an unconfirmed address gets another link to own data exactly when the previous one expires", () => {
  expect(mailBudgets.ownDataUnconfirmed).toEqual({
    most: 1,
    minutes: limits.ownDataLinkDays * 24 * 60,
  });
});

test("the one mail to an unconfirmed address confirms it until the next may be sent, and is kept that long", () => {
  expect(limits.confirmLinkDays * 24 * 60).toBe(mailBudgets.unconfirmed.minutes);
  expect(retention.mail).toBe(limits.confirmLinkDays);
});

const three = { most: 3, minutes: 60 };
const used = (count: number, minutes: number) => ({ count, expiresAt: addMinutes(now, minutes) });

test.each([
  ["nothing was used", undefined, true],
  ["one less than all was used", used(2, 1), true],
  ["all was used", used(3, 1), false],
  ["more than all was used", used(4, 1), false],
  ["the window is over now", used(3, 0), true],
  ["the window was over before", used(3, -1), true],
])("when %s, the budget has room or not", (_what, before, room) => {
  expect(hasRoom(before, three, now)).toBe(room);
});

test.each([
  ["the first mail starts a window", undefined, used(1, 60)],
  ["another one keeps its end", used(2, 7), used(3, 7)],
  ["one after its end starts another", used(3, 0), used(1, 60)],
  ["an open, unused window starts with its first mail", used(0, 7), used(1, 60)],
])("%s", (_what, before, after) => {
  expect(afterOneMore(before, three, now)).toEqual(after);
});

test.each([
  ["nothing was used", undefined, null],
  ["the window is over", used(2, 0), null],
  ["one was used", used(1, 7), used(0, 7)],
  ["two were used", used(2, 7), used(1, 7)],
])("a mail that is taken back is no longer counted, where %s", (_what, before, after) => {
  expect(afterOneLess(before, now)).toEqual(after);
});

const toBoth = { tellsCompany: true, invited: false, hasAddress: true };
/** Everything has room except these; a replacement is due only if named in `also`. */
function plan(
  full: ApplicationBudget[],
  to: Parameters<typeof planApplicationMails>[1] = toBoth,
  also: ApplicationBudget[] = [],
) {
  return planApplicationMails(
    (name) => !full.includes(name) && (name !== "replacement" || also.includes(name)),
    to,
  );
}

const ofCompany = ["account", "accountToCompany", "job", "company", "companyDay"] as const;

test("an application is mailed to the company and its sender at once", () => {
  expect(plan([])).toEqual({
    company: "mail",
    receipt: true,
    uses: ["application", ...ofCompany, "address"],
  });
});

test("without room for a receipt the company is still told", () => {
  expect(plan(["address"])).toEqual({
    company: "mail",
    receipt: false,
    uses: ["application", ...ofCompany],
  });
});

test.each(["accountToCompany", "job", "company", "companyDay"] as const)(
  "with the company's budget used up (%s) the application goes into the summary, uses none of it, and its sender gets a receipt",
  (name) => {
    expect(plan([name])).toEqual({
      company: "summary",
      receipt: true,
      uses: ["application", "account", "address"],
    });
  },
);

test("an account over its budget goes into the summary and gets no receipts", () => {
  expect(plan(["account"])).toEqual({ company: "summary", receipt: false, uses: ["application"] });
});

test("a repeated application is not mailed again", () => {
  expect(plan(["application"])).toEqual({ company: "none", receipt: false, uses: [] });
});

test("a file that replaces a missing one is mailed again", () => {
  expect(plan(["application"], toBoth, ["replacement"])).toMatchObject({
    company: "mail",
    uses: ["replacement", ...ofCompany, "address"],
  });
  expect(plan([], toBoth, ["replacement"]).uses).not.toContain("replacement");
});

test("without a company to tell, only the sender's budgets are used", () => {
  expect(plan([], { ...toBoth, tellsCompany: false })).toEqual({
    company: "none",
    receipt: true,
    uses: ["application", "account", "address"],
  });
});

test("an applicant without an address gets no receipt, and uses no address's budget", () => {
  expect(plan([], { ...toBoth, hasAddress: false })).toEqual({
    company: "mail",
    receipt: false,
    uses: ["application", ...ofCompany],
  });
  expect(plan([], { tellsCompany: false, invited: false, hasAddress: false })).toEqual({
    company: "none",
    receipt: false,
    uses: ["application"],
  });
});

test("a company is told at once about a person it invited, despite used budgets", () => {
  const invited = { ...toBoth, invited: true };
  expect(plan(["company", "companyDay", "job", "application"], invited)).toEqual({
    company: "mail",
    receipt: true,
    uses: [...ofCompany, "address"],
  });
  expect(plan(["application"], { ...invited, tellsCompany: false }).company).toBe("none");
});
