import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { addDays, endOfDay, isoDay } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { doc, serverTimestamp, setDoc } from "firebase/firestore/lite";
import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, everyoneBut, type Token } from "../support/actors.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { accepts, asCreated, type Case, flag, missing, refuses, titled, verdict } from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";
import { withFirstPlace } from "./places.ts";
import { contentCases } from "./jobContent.ts";

let count = 0;
beforeEach(givenEveryCompany);

const now = serverTimestamp();
const asSent = { postedAt: now, updatedAt: now };

type Options = { id?: string; token?: Token };

function post(
  actor: Actor,
  fields: Record<string, unknown> = {},
  { id = `vaga-${(count += 1)}`, token = {} }: Options = {},
) {
  const job = doc(gate.as(actor, token), "jobs", id);
  const sent = asCreated({ ...buildJob(), ...asSent }, fields);
  return actor === "admin"
    ? setDoc(job, sent)
    : withFirstPlace(actor, id, (batch) => batch.set(job, sent), token);
}

const asAdmin = { companyId: null, approved: true, approvalStatus: "approved" };

/** Fields a new job has beside its content, whoever creates it. */
const sharedCases: Case[] = [
  ...refuses("revision", 0, 2, "1", missing),
  ...refuses("listed", true, null, missing),
  ...refuses("companyVerifiedAt", new Date(), null),
  ...refuses("companyReplies", "almostAll", null),
  ...refuses("searchTerms", ["v"], null, "", missing),
  ...refuses("monthlyPay", 1_800_00, null),
  ...refuses("postedAt", new Date(), addDays(new Date(), 1), null, missing),
  ...refuses("updatedAt", new Date(), null, missing),
  ...accepts("expiresAt", addDays(new Date(), 60), new Date(Date.now() + 3_600_000)),
  ...accepts(
    "expiresAt",
    new Date(Date.now() + (limits.deadlineDays.max + 1) * 86_400_000 - 3_600_000),
  ),
  ...refuses(
    "expiresAt",
    new Date(Date.now() + (limits.deadlineDays.max + 1) * 86_400_000 + 3_600_000),
  ),
  ...refuses("expiresAt", new Date(Date.now() - 1), now, Date.now() + 86_400_000, null, missing),
  ...refuses("featured", true),
  ...refuses("paused", true, false),
  ...refuses("held", true, false),
];

describe("a job that a company creates", () => {
  test.each(titled(contentCases))("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, post("company", fields));
  });

  test.each(
    titled([
      ...sharedCases,
      ...refuses("companyId", "otherCompany", null, missing),
      ...refuses("filled", true, null, missing),
      ...refuses("approved", true, null, missing),
      ...refuses("approvalStatus", "approved", "rejected", null, missing),
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, post("company", fields));
  });

  test.each(everyoneBut("company", "otherCompany"))(
    "is refused when %s writes it",
    async (actor) => {
      await assertFails(post(actor, { companyId: actor }));
      await assertFails(post(actor));
      await assertSucceeds(post("company"));
    },
  );

  test("is accepted from another company under its own id only", async () => {
    await assertSucceeds(post("otherCompany", { companyId: "otherCompany" }));
    await assertFails(post("otherCompany"));
  });

  test.each([
    ["whose address is not verified", { email_verified: false }],
    ["that signed in anonymously", { firebase: { sign_in_provider: "anonymous", identities: {} } }],
    ["that also is the administrator", { admin: true as const }],
  ])("is refused from an account %s", async (_which, token) => {
    await assertSucceeds(post("company", {}, { token: { admin: undefined } }));
    await assertFails(post("company", {}, { token }));
  });

  test("is refused while mails would go to an address that was never proved", async () => {
    await gate.given({ "companies/company": buildCompany({ email: "outra@empresa.example" }) });
    await assertFails(post("company"));
    await gate.given({ "companies/company": buildCompany() });
    await assertSucceeds(post("company"));
  });

  test("is refused from an account without a row, with a deactivated one, or with a tombstone beside it", async () => {
    await gate.given({ "companies/company": null });
    await assertFails(post("company"));
    await gate.given({ "companies/company": buildCompany({ active: false }) });
    await assertFails(post("company"));
    await gate.given({
      "companies/company": buildCompany(),
      "tombstones/company": { deletedAt: new Date() },
    });
    await assertFails(post("company"));
    await gate.given({ "tombstones/company": null });
    await assertSucceeds(post("company"));
  });

  test.each([
    ["a", true],
    ["Vaga-1", true],
    ["x".repeat(limits.documentId.max), true],
    ["x".repeat(limits.documentId.max + 1), false],
    ["com_traço", false],
    ["a_b", false],
    ["a.b", false],
    ["banco", false],
    ["bancos", true],
  ])("under the id %s is accepted: %s", async (id, allowed) =>
    verdict(allowed, post("company", {}, { id })),
  );

  test("does not replace an existing job", async () => {
    await gate.given({
      "jobs/alheia": buildJob({ companyId: "otherCompany" }),
      "jobs/propria": buildJob(),
    });
    await assertFails(post("company", {}, { id: "alheia" }));
    await assertFails(post("company", { title: "Outra" }, { id: "propria" }));
    await assertFails(post("admin", asAdmin, { id: "alheia" }));
  });

  test("is refused under the id of a job that was public, however long ago that was deleted", async () => {
    const published = { type: "Comércio", at: new Date(0), code: "k7q2" };
    await gate.given({ "publishedJobs/antiga": published });
    await assertFails(post("company", {}, { id: "antiga" }));
    await assertSucceeds(post("company", {}, { id: "antiga-2" }));
    // The administrator may import it again.
    await assertSucceeds(post("admin", asAdmin, { id: "antiga" }));
  });
});

describe("a job that the administrator creates", () => {
  test.each(titled(contentCases))("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, post("admin", { ...asAdmin, ...fields }));
  });

  test.each(
    titled([
      ...sharedCases,
      ...refuses("companyId", "company", "admin", missing),
      ...flag("filled"),
      ...refuses("approved", false, null, missing),
      ...refuses("approvalStatus", "pending", "rejected", null, missing),
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, post("admin", { ...asAdmin, ...fields }));
  });

  test("is refused with the talent bank's id", async () => {
    await assertFails(post("admin", asAdmin, { id: "banco" }));
    await assertSucceeds(post("admin", asAdmin, { id: "importada-1" }));
  });

  test.each(everyoneBut("admin"))("is refused when %s writes it", async (actor) => {
    await assertFails(post(actor, asAdmin));
    await assertFails(post(actor, asAdmin, { token: { admin: "true" as never } }));
    await assertFails(post(actor, asAdmin, { token: { admin: false as never } }));
    await assertSucceeds(post("admin", asAdmin));
  });

  test("needs no company row and no verified address: the claim is enough", async () => {
    await assertSucceeds(post("admin", asAdmin, { token: { email_verified: false } }));
  });
});

test.each(["00:00:00.000", "12:00:00.000", "23:59:59.999"])(
  "the last day a form offers at %s is within the rules",
  (time) => {
    const typedAt = new Date(`2026-11-21T${time}-04:00`);
    const deadline = endOfDay(isoDay(addDays(typedAt, limits.deadlineDays.max)));
    expect(deadline.getTime()).toBeLessThanOrEqual(
      addDays(typedAt, limits.deadlineDays.max + 1).getTime(),
    );
  },
);
