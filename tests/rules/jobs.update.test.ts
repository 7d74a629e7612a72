import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { addDays } from "@vagas/functions/domain/dates";
import { jobContentSchema } from "@vagas/functions/domain/job/job";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { limits } from "@vagas/functions/domain/limits";
import { contentOf, whenLeftEmpty } from "@vagas/functions/domain/table/field";
import {
  doc,
  type DocumentData,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { type Actor, everyoneBut, type Token } from "../support/actors.ts";
import { buildCompany, buildJob, buildListedJob } from "../support/build.ts";
import { accepts, asUpdated, type Case, flag, missing, refuses, titled, verdict } from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";
import { contentCases } from "./jobContent.ts";
import { withFirstPlace } from "./places.ts";

const stored = buildListedJob({ revision: 4 });
/** Fields a company may change without an approval, and without a place in the queue. */
const unapproved = buildJob({ revision: 4, searchTerms: ["v", "ve"] });
beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({ "jobs/vaga": stored });
});

const now = serverTimestamp();
const past = addDays(new Date(), -3);

/** The row as it was written before the fields were asked for that a form may leave empty. */
function older(row: object): DocumentData {
  const later = contentOf(jobFields).filter(([, field]) => whenLeftEmpty(field) !== undefined);
  const names = new Set<string>(later.map(([name]) => name));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)));
}

function edit(actor: Actor, fields: Record<string, unknown>, token: Token = {}) {
  return updateDoc(doc(gate.as(actor, token), "jobs/vaga"), asUpdated(fields) as never);
}

/** Fields that must accompany a company's edit of the content. */
const demoted = {
  revision: 5,
  approvalStatus: "pending",
  approved: false,
  listed: false,
  updatedAt: now,
};
const contentEdit = { title: "Repositor", ...demoted };

/** The company's edit that also takes a place in the queue. */
function sendToQueue(fields: DocumentData) {
  const job = doc(gate.as("company"), "jobs/vaga");
  return withFirstPlace("company", "vaga", (batch) => batch.update(job, fields));
}

/** Fields that neither the company nor the administrator may change, whatever else they write. */
const never: Case[] = [
  ...refuses("companyId", "otherCompany", null, missing),
  ...refuses("postedAt", new Date(), now, missing),
  ...refuses("searchTerms", [], ["v"], missing),
  ...refuses("monthlyPay", 1_800_00, null),
  ...refuses("featured", true),
  ...refuses("held", true, false),
];

const deadlines: Case[] = [
  ...accepts(
    "expiresAt",
    addDays(new Date(), 60),
    new Date(Date.now() + 3_600_000),
    new Date(Date.now() + (limits.deadlineDays.max + 1) * 86_400_000 - 3_600_000),
  ),
  ...refuses(
    "expiresAt",
    new Date(Date.now() + (limits.deadlineDays.max + 1) * 86_400_000 + 3_600_000),
    new Date(Date.now() - 1),
    now,
    null,
    7,
    missing,
  ),
];

describe.each([
  ["company", demoted, unapproved],
  ["admin", { updatedAt: now, revision: 5 }, stored],
] as const)("an edit of the content by %s", (actor, beside, before) => {
  beforeEach(() => gate.given({ "jobs/vaga": before }));

  test.each(titled(contentCases))("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, edit(actor, { location: "Luciara", ...beside, ...fields }));
  });

  test("writes the whole text, for a job that lacks the fields that were asked for later too", async () => {
    await gate.given({ "jobs/vaga": older(before) });
    const content = jobContentSchema.parse({ ...before, title: "Repositor" });
    await assertSucceeds(edit(actor, { ...content, ...beside }));
  });

  test.each(
    titled([
      ...never,
      ...deadlines,
      ...flag("filled"),
      ...refuses("updatedAt", new Date(), missing),
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, edit(actor, { title: "Repositor", ...beside, ...fields }));
  });
});

const pausing: Case[] = [
  ...accepts("paused", true, false, missing),
  ...refuses("paused", "true", 1, null),
];

describe.each(["company", "admin"] as const)("a held job, changed by %s,", (actor) => {
  beforeEach(() => gate.given({ "jobs/vaga": { ...stored, held: true, listed: false } }));

  test.each(titled(refuses("held", false, missing)))(
    "with %s is %s",
    async (_fact, _verdict, { fields, allowed }) => {
      await verdict(allowed, edit(actor, { updatedAt: now, ...fields }));
      await verdict(allowed, edit(actor, { updatedAt: now, paused: false, ...fields }));
    },
  );

  test("is marked as filled, and stays held", async () => {
    await assertSucceeds(edit(actor, { filled: true, updatedAt: now }));
  });

  test("is not put on the site", async () => {
    await assertFails(edit(actor, { listed: true, updatedAt: now }));
  });
});

describe.each(["company", "admin"] as const)("a change of the availability by %s", (actor) => {
  test.each(titled([...deadlines, ...flag("filled"), ...pausing]))(
    "with %s is %s",
    async (_fact, _verdict, { fields, allowed }) => {
      await verdict(allowed, edit(actor, { updatedAt: now, ...fields }));
    },
  );

  test.each(titled([...never, ...refuses("updatedAt", new Date(), missing)]))(
    "with %s is refused",
    async (_fact, _verdict, { fields }) => {
      await assertSucceeds(edit(actor, { filled: true, updatedAt: now }));
      await assertFails(edit(actor, { filled: false, updatedAt: now, ...fields }));
    },
  );

  test.each([
    ["approved", false],
    ["approvalStatus", "pending"],
    ["listed", false],
  ])("keeps %s unchanged", async (field, value) => {
    await assertFails(edit(actor, { filled: true, updatedAt: now, [field]: value }));
  });

  test("may keep a deadline that has passed", async () => {
    await gate.given({ "jobs/vaga": { ...stored, expiresAt: past } });
    await assertSucceeds(edit(actor, { filled: true, updatedAt: now }));
    await assertFails(edit(actor, { expiresAt: addDays(past, 1), updatedAt: now }));
  });

  test.each(["pending", "rejected"] as const)(
    "is accepted for a job that is %s",
    async (status) => {
      await gate.given({ "jobs/vaga": buildJob({ approvalStatus: status }) });
      await assertSucceeds(edit(actor, { paused: true, updatedAt: now }));
      await assertSucceeds(edit(actor, { paused: false, updatedAt: now }));
    },
  );

  test("may not include a change of the content", async () => {
    const content = actor === "company" ? contentEdit : { title: "Repositor", updatedAt: now };
    await gate.given({ "jobs/vaga": actor === "company" ? unapproved : stored });
    await assertFails(edit(actor, { ...content, paused: true }));
    await assertSucceeds(edit(actor, content));
  });

  test("is accepted for a job that lacks the fields that were asked for later", async () => {
    await gate.given({ "jobs/vaga": older(stored) });
    await assertSucceeds(edit(actor, { expiresAt: addDays(new Date(), 30), updatedAt: now }));
  });

  test("does not validate the content again", async () => {
    await gate.given({ "jobs/vaga": { ...stored, type: "Ferreiro", category: "Ferreiro" } });
    await assertSucceeds(edit(actor, { filled: true, updatedAt: now }));
  });
});

describe("a company that edits the content", () => {
  beforeEach(() => gate.given({ "jobs/vaga": unapproved }));

  test("of an approved job is refused, on the site or off it", async () => {
    for (const before of [stored, { ...stored, listed: false, expiresAt: past }]) {
      await gate.given({ "jobs/vaga": before });
      await assertFails(edit("company", contentEdit));
      await assertFails(edit("company", { ...contentEdit, filled: true }));
      await assertFails(sendToQueue(contentEdit));
      await assertSucceeds(edit("company", { filled: true, updatedAt: now }));
    }
  });

  test("takes a refused job off the site before functions do", async () => {
    await gate.given({
      "jobs/vaga": { ...unapproved, approvalStatus: "rejected", listed: true },
    });
    const { listed: _off, ...stillListed } = contentEdit;
    await assertFails(sendToQueue(stillListed));
    await assertSucceeds(sendToQueue(contentEdit));
  });

  test.each(
    titled([
      ...refuses("revision", 3, 4, 6, missing),
      ...refuses("approvalStatus", "approved", "rejected", missing),
      ...refuses("approved", true, null, missing),
      ...refuses("listed", true, null, missing),
      ...refuses("companyVerifiedAt", new Date(), null),
      ...refuses("companyReplies", "almostAll", null),
    ]),
  )("is refused with %s", async (_fact, _verdict, { fields }) => {
    await assertFails(edit("company", { ...contentEdit, ...fields }));
    await assertSucceeds(edit("company", contentEdit));
  });

  test.each(["revision", "updatedAt"])("is refused when %s does not change", async (field) => {
    await assertFails(
      edit(
        "company",
        Object.fromEntries(Object.entries(contentEdit).filter(([name]) => name !== field)),
      ),
    );
  });

  test("may keep a deadline that has passed", async () => {
    await gate.given({ "jobs/vaga": { ...unapproved, expiresAt: past } });
    await assertSucceeds(edit("company", contentEdit));
  });

  test("may edit again while the job is pending", async () => {
    await assertSucceeds(edit("company", contentEdit));
    await assertSucceeds(edit("company", { ...contentEdit, title: "Caixa", revision: 6 }));
  });

  test("makes a rejected job pending again, and never approved", async () => {
    await gate.given({ "jobs/vaga": { ...unapproved, approvalStatus: "rejected" } });
    const { approvalStatus: _rejected, ...asRejected } = contentEdit;
    await assertFails(edit("company", asRejected));
    await assertFails(sendToQueue(asRejected));
    await assertFails(edit("company", contentEdit));
    await assertSucceeds(sendToQueue(contentEdit));
  });

  test("may mark it filled in the same write", async () => {
    await assertSucceeds(edit("company", { ...contentEdit, filled: true }));
  });

  test("cannot undo the demotion later in the same batch", async () => {
    const batch = writeBatch(gate.as("company"));
    batch.update(doc(gate.as("company"), "jobs/vaga"), contentEdit);
    batch.update(doc(gate.as("company"), "jobs/vaga"), {
      revision: 4,
      approvalStatus: "approved",
      approved: true,
      listed: true,
      updatedAt: now,
    });
    await assertFails(batch.commit());
  });

  test.each([
    ["whose address is not verified", { email_verified: false }],
    ["that signed in anonymously", { firebase: { sign_in_provider: "anonymous", identities: {} } }],
  ])("is refused as an account %s", async (_which, token) => {
    await assertFails(edit("company", contentEdit, token));
    await assertFails(edit("company", { filled: true, updatedAt: now }, token));
  });

  test("is refused without a row, deactivated, or with a tombstone", async () => {
    const states: Record<string, DocumentData | null>[] = [
      { "companies/company": null },
      { "companies/company": buildCompany({ active: false }) },
      { "companies/company": buildCompany(), "tombstones/company": { deletedAt: new Date() } },
    ];
    for (const documents of states) {
      await gate.given(documents);
      await assertFails(edit("company", contentEdit));
      await assertFails(edit("company", { filled: true, updatedAt: now }));
    }
    await gate.given({ "tombstones/company": null });
    await assertSucceeds(edit("company", contentEdit));
  });

  test("cannot hand its job to another company, nor take over one", async () => {
    await gate.given({ "jobs/alheia": buildJob({ companyId: "otherCompany", revision: 4 }) });
    await assertFails(
      updateDoc(doc(gate.as("company"), "jobs/alheia"), { ...contentEdit, companyId: "company" }),
    );
    await assertFails(edit("company", { ...contentEdit, companyId: "otherCompany" }));
  });
});

describe("the administrator who edits the content", () => {
  test.each(titled([...accepts("revision", 4, 5), ...refuses("revision", 3, 6, null, missing)]))(
    "with %s is %s",
    async (_fact, _verdict, { fields, allowed }) => {
      await verdict(allowed, edit("admin", { title: "Repositor", updatedAt: now, ...fields }));
    },
  );

  test.each([
    ["approvalStatus", "pending"],
    ["approved", false],
    ["listed", false],
  ])("keeps %s unchanged", async (field, value) => {
    await assertFails(edit("admin", { title: "Repositor", updatedAt: now, [field]: value }));
  });
});

describe("everyone else", () => {
  test.each(everyoneBut("company", "admin"))(
    "%s neither edits a listed job nor marks it filled",
    async (actor) => {
      await assertFails(edit(actor, contentEdit));
      await assertFails(edit(actor, { filled: true, updatedAt: now }));
    },
  );

  test.each(["unverifiedCompany", "deactivatedCompany", "deletedCompany"] as const)(
    "%s does not edit a job of its own",
    async (actor) => {
      await gate.given({ "jobs/vaga": { ...stored, companyId: actor } });
      await assertFails(edit(actor, contentEdit));
      await assertFails(edit(actor, { filled: true, updatedAt: now }));
      await assertSucceeds(edit("admin", { filled: true, updatedAt: now }));
    },
  );
});
