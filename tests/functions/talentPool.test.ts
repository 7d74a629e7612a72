import { expect, test } from "vitest";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { given } from "./storedFields.ts";
import { deliver } from "./deliver.ts";
import { db, newId, read, until, untilRead } from "./functionsSuite.ts";

async function openedResume(talentPool: boolean) {
  const id = `banco_${newId("uid")}`;
  await given({
    [`candidates/${id}`]: buildCandidate(id, {
      consent: { version: "2026-11", at: new Date(), talentPool },
    }),
  });
  await untilRead(`resumes/${id}`, { status: "pending" });
  return id;
}

async function untilNoted(id: string, action: string) {
  await until(
    "the decision noted",
    async () =>
      (
        await db
          .collection("audit")
          .where("documentId", "==", id)
          .where("action", "==", action)
          .get()
      ).size === 1,
  );
}

test("an approved résumé enters the talent pool", async () => {
  const id = await openedResume(true);
  await db.doc(`resumes/${id}`).update({ status: "approved", skills: "Excel" });
  await untilRead(`talentPool/${id}`, {
    resumeId: id,
    status: "available",
    skills: "Excel",
    name: "João da Silva",
  });
  await untilNoted(id, "approved");
});

test("a résumé enters the talent pool once, however often the event comes", async () => {
  const id = await openedResume(true);
  await db.doc(`resumes/${id}`).update({ status: "approved" });
  await untilRead(`talentPool/${id}`, { status: "available" });
  await db.doc(`talentPool/${id}`).update({ name: "Edited since" });
  await Promise.all(
    [1, 2, 3].map(() =>
      deliver("onResumeDecided", "updated", `resumes/${id}`, {
        before: { status: "pending" },
        after: { status: "approved" },
      }),
    ),
  );
  expect(await read(`talentPool/${id}`)).toMatchObject({ name: "Edited since" });
  await untilNoted(id, "approved");
});

test.each([
  ["a rejected résumé", true, "rejected"],
  ["a résumé without consent", false, "approved"],
])("%s does not enter the talent pool", async (_which, consent, status) => {
  const id = await openedResume(consent);
  await db.doc(`resumes/${id}`).update({ status });
  await untilNoted(id, status);
  expect(await read(`talentPool/${id}`)).toBeUndefined();
});
