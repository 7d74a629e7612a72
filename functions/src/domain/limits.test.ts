import { expect, test } from "vitest";
import { limits } from "./limits.ts";

test("the specified sizes are kept", () => {
  expect(limits).toMatchObject({
    featuredJobs: 4,
    recentJobs: 5,
    cardPreview: 200,
    metaDescription: 150,
    password: { min: 6 },
    resumeFile: { max: 5_242_880 },
  });
});

test("a list has pages of 20 rows, and one request reads at most 50", () => {
  expect(limits).toMatchObject({ pageSize: 20, listRequest: { max: 50 }, searchText: { max: 60 } });
});

test("a deadline is 30 days ahead, at most 60, and its company is reminded 5 days before", () => {
  expect(limits).toMatchObject({
    deadlineDays: { default: 30, max: 60 },
    reminderDays: 5,
    jobLinkDays: 30,
  });
});

test("an account requests ten links to own data a day; such a link works for a day, one that confirms an address for 180", () => {
  expect(limits).toMatchObject({
    ownDataLinkDays: 1,
    ownDataRequests: { asker: 10 },
    confirmLinkDays: 180,
  });
});

test("a person has two weeks to answer a company, and three days in which the job is renewed; ten requests of a company may wait, five to one person, one to an unconfirmed address", () => {
  expect(limits).toMatchObject({
    contactDays: 14,
    contactRenewalDays: 3,
    contactsWaiting: { company: 10, person: 5, unconfirmed: 1 },
  });
});

test("a phone number is typed in 25 characters at most and stored in 12 or 13", () => {
  expect(limits).toMatchObject({ phoneTyped: { max: 25 }, phoneDigits: { min: 12, max: 13 } });
});

test("the id of an application has room for the id of a job, an underscore and an account of 128 characters", () => {
  expect(limits.documentId.max).toBe(80);
  expect(limits.candidateId.max).toBe(limits.documentId.max + 1 + 128);
});
