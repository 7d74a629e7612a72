import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { limits } from "@vagas/functions/domain/limits";
import {
  collection,
  doc,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { type Actor, everyoneBut } from "../support/actors.ts";
import { buildCandidate, buildResume } from "../support/build.ts";
import { asUpdated, missing, refuses, text, titled, verdict } from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";

const now = serverTimestamp();
const application = buildCandidate(null, "applicant");
const opened = buildResume("applicant");

beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({
    "candidates/banco_applicant": application,
    "resumes/banco_applicant": opened,
  });
});

const otherFile = "resumes/banco_applicant/1795000000009-abc123.pdf";

/** The given number of milliseconds after the application was made. */
function later(ms: number): Date {
  return new Date(application.createdAt.getTime() + ms);
}

describe("a decision on a résumé", () => {
  function decide(actor: Actor, fields: Record<string, unknown> = {}) {
    return updateDoc(
      doc(gate.as(actor), "resumes/banco_applicant"),
      asUpdated({
        status: "approved",
        notes: "",
        decidedVersion: opened.version,
        updatedAt: now,
        ...fields,
      }) as never,
    );
  }

  test.each(everyoneBut("admin"))("is refused to %s", async (actor) => {
    await assertFails(decide(actor));
    await assertSucceeds(decide("admin"));
  });

  test.each(
    titled([
      ...text("notes", limits.adminNotes),
      { fact: "status rejected", fields: { status: "rejected" }, allowed: true },
      ...refuses("status", "pending", "maybe", null, missing),
      ...refuses("updatedAt", new Date(), missing),
      ...refuses("decidedVersion", `${opened.version}x`, "", null, missing),
      ...refuses("version", "2 other"),
      ...refuses("fileDigest", "other==", null),
      ...refuses("appliedAt", new Date(0)),
      ...refuses("name", "Outro nome"),
      ...refuses("talentPoolConsent", false),
      ...refuses("resumePath", "resumes/x/y.pdf"),
      ...refuses("rating", 5),
      ...refuses("searchTerms", [], ["a"]),
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, decide("admin", fields));
  });

  test.each(["approved", "rejected"] as const)(
    "that was %s may be taken back and reversed by the administrator only, and not repeated",
    async (status) => {
      const given = () =>
        gate.given({
          "resumes/banco_applicant": buildResume("applicant", {
            status,
            decidedVersion: opened.version!,
          }),
        });
      await given();
      await assertFails(decide("admin", { status }));
      for (const other of ["pending", "approved", "rejected"].filter((one) => one !== status)) {
        await given();
        await assertFails(decide("company", { status: other }));
        await assertFails(decide("applicant", { status: other }));
        await assertSucceeds(decide("admin", { status: other }));
      }
    },
  );

  test("without its time is refused", async () => {
    await assertFails(
      updateDoc(doc(gate.as("admin"), "resumes/banco_applicant"), { status: "approved" }),
    );
  });

  test("names the version that was read, not an earlier one", async () => {
    await gate.given({
      "resumes/banco_applicant": buildResume("applicant", {
        version: "2 other",
        decidedVersion: opened.version!,
      }),
    });
    await assertFails(decide("admin"));
    await assertFails(decide("admin", { decidedVersion: missing }));
    await assertSucceeds(decide("admin", { decidedVersion: "2 other" }));
  });

  test("is refused until functions have recorded a version", async () => {
    const { version: _version, ...unseen } = opened;
    await gate.given({ "resumes/banco_applicant": unseen });
    await assertFails(decide("admin"));
    await assertFails(decide("admin", { decidedVersion: missing }));
    await assertFails(decide("admin", { decidedVersion: null }));
  });

  test.each([
    ["is missing", { fileDigest: null }],
    ["was not inspected yet", { fileDigest: undefined }],
  ])(
    "may reject an application whose file %s and be taken back, but not approve it",
    async (_why, fields) => {
      const { fileDigest: _digest, ...rest } = buildResume("applicant");
      const without = fields.fileDigest === undefined ? rest : { ...rest, ...fields };
      await gate.given({ "resumes/banco_applicant": without });
      await assertFails(decide("admin"));
      await assertSucceeds(decide("admin", { status: "rejected" }));
      await assertFails(decide("admin"));
      await assertSucceeds(decide("admin", { status: "pending" }));
    },
  );

  test.each([
    ["was withdrawn", null],
    ["was withdrawn and sent again", { ...application, createdAt: later(1) }],
    ["names another file", { ...application, resumePath: otherFile }],
  ])("is refused for an application that %s since", async (_what, standing) => {
    await gate.given({ "candidates/banco_applicant": standing });
    for (const status of ["approved", "rejected"]) await assertFails(decide("admin", { status }));
    await gate.given({ "candidates/banco_applicant": application });
    await assertSucceeds(decide("admin"));
    await gate.given({ "candidates/banco_applicant": standing });
    await assertFails(decide("admin", { status: "pending" }));
  });

  test("is listed and counted by the administrator while pending", async () => {
    const waiting = query(
      collection(gate.as("admin"), "resumes"),
      where("status", "==", "pending"),
    );
    await assertSucceeds(getDocs(query(waiting, orderBy("createdAt", "desc"), limit(20))));
    await assertSucceeds(getCount(waiting));
  });
});
