import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { limits } from "@vagas/functions/domain/limits";
import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  where,
} from "firebase/firestore/lite";
import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, everyone, everyoneBut } from "../support/actors.ts";
import { buildJob, buildListedJob } from "../support/build.ts";
import { host, ports, projectId } from "../support/emulators.ts";
import { gate, givenEveryCompany } from "./gate.ts";

beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({ "jobs/publica": buildListedJob(), "jobs/oculta": buildJob() });
});

function read(actor: Actor, id: string) {
  return getDoc(doc(gate.as(actor), "jobs", id));
}

function find(actor: Actor, ...constraints: QueryConstraint[]) {
  return getDocs(query(collection(gate.as(actor), "jobs"), ...constraints));
}

const isListed = where("listed", "==", true);
const page = limit(limits.listRequest.max);

describe("a listed job", () => {
  test.each(everyone)("is read by %s", async (actor) => {
    await assertSucceeds(read(actor, "publica"));
    await assertSucceeds(
      find(actor, isListed, orderBy("postedAt", "desc"), orderBy(documentId(), "desc"), page),
    );
  });

  test("is found by every filter of the list", async () => {
    const filters = [
      where("filled", "==", false),
      where("urgent", "==", true),
      where("type", "==", "Vendas"),
      where("location", "==", "Confresa"),
      where("searchTerms", "array-contains", "v"),
    ];
    await assertSucceeds(
      find("visitor", isListed, ...filters, orderBy("postedAt", "desc"), limit(limits.pageSize)),
    );
  });

  test("is counted across pages", async () => {
    await assertSucceeds(getCount(query(collection(gate.as("visitor"), "jobs"), isListed, page)));
    await assertFails(getCount(query(collection(gate.as("visitor"), "jobs"), isListed)));
  });
});

describe("a job that is not listed", () => {
  test.each(everyoneBut("company", "admin"))("is not readable by %s", async (actor) => {
    await assertFails(read(actor, "oculta"));
  });

  test.each(["company", "admin"] as const)("is read by %s", async (actor) => {
    await assertSucceeds(read(actor, "oculta"));
  });

  test("looks the same as one that does not exist", async () => {
    await assertFails(read("visitor", "nunca"));
    await assertFails(read("company", "nunca"));
    await assertSucceeds(read("admin", "nunca"));
  });
});

describe("a list of jobs", () => {
  test.each(everyoneBut("admin"))(
    "is refused to %s without a filter for listed jobs",
    async (actor) => {
      await assertFails(find(actor, page));
      await assertFails(find(actor, where("listed", "==", false), page));
      await assertFails(find(actor, where("listed", "in", [true, false]), page));
      await assertFails(find(actor, where("approved", "==", true), page));
      await assertFails(find(actor, where("companyId", "==", "somebodyElse"), page));
      await assertFails(find(actor, where("companyId", "==", null), page));
    },
  );

  test("has at most 50 rows for the public", async () => {
    await assertFails(find("visitor", isListed, limit(limits.listRequest.max + 1)));
    await assertFails(find("visitor", isListed));
    await assertSucceeds(find("visitor", isListed, page));
  });

  test("skips no rows for the public: each would be billed as if it were read", async () => {
    const documents = `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
    const answers = [undefined, 0, 1, 100_000].map(async (offset) => {
      const { status } = await fetch(`${documents}:runQuery`, {
        method: "POST",
        body: JSON.stringify({
          structuredQuery: {
            from: [{ collectionId: "jobs" }],
            where: {
              fieldFilter: {
                field: { fieldPath: "listed" },
                op: "EQUAL",
                value: { booleanValue: true },
              },
            },
            limit: 1,
            offset,
          },
        }),
      });
      return status;
    });
    expect(await Promise.all(answers)).toEqual([200, 200, 403, 403]);
  });

  test.each(everyone)("in a collection group query is refused to %s", async (actor) => {
    await assertFails(getDocs(query(collectionGroup(gate.as(actor), "jobs"), isListed, page)));
  });

  test.each(["company", "otherCompany", "deactivatedCompany"] as const)(
    "of its own is listed and counted by %s",
    async (actor) => {
      const own = where("companyId", "==", actor);
      await assertSucceeds(find(actor, own, orderBy("postedAt", "desc")));
      await assertSucceeds(
        getCount(
          query(collection(gate.as(actor), "jobs"), own, where("approvalStatus", "==", "pending")),
        ),
      );
      await assertFails(find(actor, where("companyId", "in", [actor, "somebodyElse"])));
    },
  );

  test("in any state is listed and counted by the administrator", async () => {
    await assertSucceeds(find("admin", orderBy("postedAt", "desc")));
    await assertSucceeds(
      getCount(query(collection(gate.as("admin"), "jobs"), where("filled", "==", true))),
    );
  });
});

test.each(everyone)("%s reads nothing below a job", async (actor) => {
  await assertFails(getDoc(doc(gate.as(actor), "jobs/publica/history/1")));
});
