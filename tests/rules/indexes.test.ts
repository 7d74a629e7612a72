import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

// The emulator answers any query; production refuses a query without an index.

type IndexField = {
  fieldPath: string;
  order?: "ASCENDING" | "DESCENDING";
  arrayConfig?: "CONTAINS";
};
type Index = { collectionGroup: string; queryScope: string; fields: IndexField[] };
type Override = {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
  indexes: { order?: "ASCENDING" | "DESCENDING" }[];
};

const file = new URL("../../firestore.indexes.json", import.meta.url);
const { indexes, fieldOverrides } = JSON.parse(readFileSync(file, "utf8")) as {
  indexes: Index[];
  fieldOverrides: Override[];
};

/**
 * A query: `filters` are equalities, or one of several values, which is served as an equality with each; `contains` is
 * array-contains, `order` is the field it is sorted or bounded by ('-': newest first).
 */
type Shape = { collection: string; filters?: string[]; contains?: string; order?: string };

function spelled({ fieldPath, order, arrayConfig }: IndexField): string {
  if (arrayConfig) return `${fieldPath}[]`;
  return order === "DESCENDING" ? `-${fieldPath}` : fieldPath;
}

/** Whether the automatic index of one field serves; an override has only the indexes it names. */
function isAutomatic(collection: string, field: string): boolean {
  const override = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === collection && fieldPath === field.replace(/^-|\[\]$/g, ""),
  );
  const order = field.startsWith("-") ? "DESCENDING" : "ASCENDING";
  return override === undefined || override.indexes.some((index) => index.order === order);
}

/**
 * Whether indexes serve a query. Automatic indexes serve equalities without an order, and one order without a filter.
 * Otherwise each filter must be in an index of the query's own filters that ends in the query's order: such indexes
 * are merged.
 */
function isServed(
  { collection, filters = [], contains, order }: Shape,
  available: Index[] = indexes,
): boolean {
  const wanted = [...filters, ...(contains === undefined ? [] : [`${contains}[]`])];
  if (order === undefined) return wanted.every((field) => isAutomatic(collection, field));
  if (wanted.length === 0) return isAutomatic(collection, order);
  const usable = available
    .filter(
      ({ collectionGroup, queryScope }) =>
        collectionGroup === collection && queryScope === "COLLECTION",
    )
    .map(({ fields }) => fields.map(spelled))
    .filter(
      (fields) =>
        fields.at(-1) === order && fields.slice(0, -1).every((field) => wanted.includes(field)),
    );
  return wanted.every((field) => usable.some((fields) => fields.includes(field)));
}

function subsets<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>(
    (found, one) => [...found, ...found.map((some) => [...some, one])],
    [[]],
  );
}

/** Every combination of filters, with and without a search. */
function filtered(
  collection: string,
  always: string[],
  optional: string[],
  order: string,
  contains?: string,
): Shape[] {
  return subsets(optional).flatMap((some) => {
    const shape: Shape = { collection, filters: [...always, ...some], order };
    return contains === undefined ? [shape] : [shape, { ...shape, contains }];
  });
}

const shapes: Record<string, Shape[]> = {
  "the public's list": filtered(
    "jobs",
    ["listed"],
    ["filled", "urgent", "type", "location", "company"],
    "-postedAt",
    "searchTerms",
  ),
  "the public's list, those that end first, and its length": filtered(
    "jobs",
    ["listed"],
    ["filled", "urgent", "type", "location", "company"],
    "expiresAt",
    "searchTerms",
  ),
  "the public's list, the best paid first": filtered(
    "jobs",
    ["listed"],
    ["filled", "urgent", "type", "location", "company"],
    "-monthlyPay",
    "searchTerms",
  ),
  "the administrator's list": filtered(
    "jobs",
    [],
    ["filled", "urgent", "type", "approvalStatus", "listed", "held"],
    "-postedAt",
    "searchTerms",
  ),
  "the administrator's list of what is over": filtered(
    "jobs",
    ["approvalStatus", "filled"],
    ["type"],
    "-expiresAt",
    "searchTerms",
  ),
  "the company's list": filtered(
    "jobs",
    ["companyId"],
    ["approvalStatus", "filled"],
    "-postedAt",
    "searchTerms",
  ),
  "a company's jobs in progress, counted": [
    { collection: "jobs", filters: ["companyId", "listed", "filled"], order: "expiresAt" },
  ],
  "counts of jobs": [
    ["filled"],
    ["companyId"],
    ["companyId", "approvalStatus"],
    ["companyId", "approvalStatus", "filled"],
  ].map((filters) => ({ collection: "jobs", filters })),
  "a company's deleted jobs": [
    { collection: "jobClosures", filters: ["companyId"] },
    { collection: "jobClosures", filters: ["companyId"], order: "-closedAt" },
  ],
  "what a company says of hires": [
    { collection: "hires", filters: ["companyId"] },
    { collection: "hires", filters: ["companyId"], order: "-answeredAt" },
  ],
  "a company's requests to tell that a job has ended": [
    { collection: "closingNotices", filters: ["companyId"] },
    { collection: "closingNotices", filters: ["companyId"], order: "-askedAt" },
  ],
  "jobs past their deadline": [{ collection: "jobs", filters: ["listed"], order: "expiresAt" }],
  "jobs to tell of their deadline": [{ collection: "jobs", order: "expiresAt" }],
  "what may have been kept long enough": [
    ["candidates", "createdAt"],
    ["mail", "createdAt"],
    ["audit", "at"],
    ["linkRequests", "expiresAt"],
    ["linkUses", "expiresAt"],
    ["jobClosures", "closedAt"],
    ["closingNotices", "askedAt"],
    ["requestCounts", "expiresAt"],
    ["confirmedAddresses", "expiresAt"],
    ["deactivatedCompanies", "expiresAt"],
    ["returnedCompanies", "expiresAt"],
    ["browserErrors", "expiresAt"],
    ["downloads", "at"],
    ["rejectedJobs", "rejectedAt"],
    ["jobReports", "at"],
    ["jobReports", "expiresAt"],
  ].map(([collection, order]) => ({ collection: collection!, order: order! })),
  "what is kept under an address": [
    { collection: "mail", contains: "to" },
    ...["candidates", "resumes", "talentPool", "companies"].map((collection) => ({
      collection,
      filters: ["email"],
    })),
  ],
  "reports of a job, and by an account": [
    { collection: "jobReports", filters: ["jobId"] },
    { collection: "jobReports", filters: ["person"] },
  ],
  "companies like one that was deactivated": [
    { collection: "deactivatedCompanies", contains: "keys" },
    { collection: "returnedCompanies", order: "-expiresAt" },
  ],
  "what was noticed about waiting texts": [
    { collection: "jobChecks", filters: ["waits"], order: "-weight" },
    { collection: "jobChecks", filters: ["sameText"] },
  ],
  "vacancies on paper": [
    ...filtered("pendingJobs", [], ["type"], "-createdAt", "searchTerms"),
    { collection: "pendingJobs", filters: ["type"] },
  ],
  "what was decided last": [
    { collection: "jobApprovals", filters: ["status"], order: "-updatedAt" },
    { collection: "resumes", filters: ["status"], order: "-updatedAt" },
    { collection: "rejectedJobs", order: "-rejectedAt" },
  ],
  "decisions that wait": [
    { collection: "jobApprovals", filters: ["status"], order: "createdAt" },
    { collection: "jobApprovals", filters: ["status"] },
  ],
  "reported jobs that wait": [{ collection: "reportSummaries", filters: ["state"] }],
  "edits of approved jobs": [
    { collection: "jobEdits", filters: ["status", "open"], order: "createdAt" },
    { collection: "jobEdits", filters: ["status", "open"] },
    { collection: "jobEdits", filters: ["status"], order: "-updatedAt" },
    { collection: "jobEdits", filters: ["companyId", "status"] },
  ],
  "résumés that wait": [
    { collection: "resumes", filters: ["status"], order: "createdAt" },
    { collection: "resumes", filters: ["status"] },
  ],
  "résumés of the archive": filtered(
    "resumes",
    [],
    ["status", "talentPoolConsent"],
    "-createdAt",
    "searchTerms",
  ),
  "the shares of the counts, counted": [
    ...subsets(["listed", "filled"]).map((some) => ({
      collection: "shares",
      filters: ["type", ...some],
    })),
    { collection: "shares", filters: ["location", "listed"] },
  ],
  "the shares of the hires, summed": ["hires", "hiresTold"].map((field) => ({
    collection: "hires",
    order: field,
  })),
  "companies with a CNPJ": [{ collection: "companies", filters: ["cnpj"] }],
  "companies searched": [{ collection: "companies", contains: "searchTerms", order: "-createdAt" }],
  applications: filtered(
    "candidates",
    [],
    ["companyId", "jobId", "stage"],
    "-createdAt",
    "skillTerms",
  ),
  "applications without an order": [
    ["uid"],
    ["companyId"],
    ["jobId"],
    ["companyId", "jobId"],
    ["companyId", "stage"],
    ["jobId", "stage"],
    ["companyId", "jobId", "stage"],
    ["companyId", "jobId", "stage", "stageAt"],
    ["jobId", "consent.talentPool"],
    ["email", "consent.talentPool", "consent.version"],
    ["uid", "email", "consent.talentPool", "consent.version"],
  ].map((filters) => ({ collection: "candidates", filters })),
  "applications of some months, and companies whose replies were counted": [
    { collection: "candidates", order: "createdAt" },
    { collection: "companies", order: "replies.applications" },
  ],
  "what is listed newest first": ["companies", "talentPool"].map((collection) => ({
    collection,
    order: "-createdAt",
  })),
  "the talent bank as companies see it": filtered(
    "talentCards",
    [],
    ["area", "place"],
    "-since",
    "skillTerms",
  ),
  "requests to people of the talent bank": [
    { collection: "contactRequests", order: "-createdAt" },
    { collection: "contactRequests", filters: ["companyId"], order: "-createdAt" },
    { collection: "contactRequests", filters: ["status", "withoutMail"], order: "createdAt" },
    ...[
      ["cardId"],
      ["companyId"],
      ["companyId", "cardId"],
      ["cardId", "status"],
      ["companyId", "status"],
      ["jobId", "status"],
    ].map((filters) => ({ collection: "contactRequests", filters })),
    { collection: "talentPool", filters: ["cardId"] },
    { collection: "jobs", filters: ["companyId", "listed", "filled"] },
    { collection: "jobs", filters: ["companyId", "listed", "filled"], order: "-postedAt" },
  ],
  "what a week brought": [
    { collection: "resumes", order: "appliedAt" },
    { collection: "resumes", filters: ["jobId"], order: "appliedAt" },
    { collection: "jobs", filters: ["approvalStatus"], order: "-postedAt" },
  ],
  // A range over one field in the order of another needs their index, as an equality does.
  "alerts that are due": [
    { collection: "alerts", filters: ["confirmedAt"], order: "dueAt" },
    { collection: "alerts", order: "dueAt" },
  ],
  "what was changed last": [{ collection: "jobs", order: "-updatedAt" }],
  "what search engines are told": [
    { collection: "jobs", order: "updatedAt" },
    { collection: "jobs", order: "expiresAt" },
    { collection: "jobClosures", order: "closedAt" },
    { collection: "publishedJobs", order: "at" },
    { collection: "publishedJobs", order: "unlistedAt" },
  ],
  "what was listed for the first time": [
    { collection: "publishedJobs", order: "firstAt" },
    { collection: "publishedJobs", order: "-firstAt" },
  ],
  "what was decided": [
    { collection: "audit", filters: ["collection", "documentId"], order: "-at" },
    { collection: "audit", filters: ["collection", "documentId"] },
    { collection: "audit", filters: ["collection", "action"], order: "at" },
    { collection: "audit", filters: ["collection", "documentId", "action"] },
  ],
};

describe.each(Object.entries(shapes))("%s", (_what, queries) => {
  test.each(queries.map((query) => [JSON.stringify(query), query] as const))(
    "%s has an index",
    (_spelled, query) => {
      expect(isServed(query)).toBe(true);
    },
  );
});

test.each(
  indexes.map(
    (index) =>
      [`${index.collectionGroup}: ${index.fields.map(spelled).join(", ")}`, index] as const,
  ),
)("the index %s serves a query that no other index serves", (_spelled, index) => {
  const others = indexes.filter((other) => other !== index);
  expect(
    Object.values(shapes)
      .flat()
      .some((shape) => !isServed(shape, others)),
  ).toBe(true);
});

test("a field without automatic indexes is used by no query", () => {
  for (const { indexes: kept, ttl } of fieldOverrides)
    expect(kept).toEqual(
      ttl ? expect.arrayContaining([{ order: "ASCENDING", queryScope: "COLLECTION" }]) : [],
    );
  expect(isServed({ collection: "jobs", contains: "searchTerms" })).toBe(false);
  expect(isServed({ collection: "jobs", filters: ["description"] })).toBe(false);
});

/** What each `aggregate(…)` of the sources computes, as it is spelled. */
function aggregatesOf(source: string): string[][] {
  const queries = source.matchAll(/\b(?:aggregate|getAggregateFromServer)\(([^;]*)/g);
  return [...queries].map(([, asked]) => asked!.match(/\b(?:sum|average)\([^)]*\)/g) ?? []);
}

test("no query aggregates several fields: production would want an index of them together", () => {
  const root = new URL("../../", import.meta.url);
  const files = globSync("{functions,web}/src/**/*.{ts,tsx}", { cwd: root });
  const found = files.flatMap((file) => aggregatesOf(readFileSync(new URL(file, root), "utf8")));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((fields) => fields.length > 1)).toEqual([]);
  const both = 'hires.aggregate({ a: AggregateField.sum("a"), b: AggregateField.average("b") })';
  expect(aggregatesOf(both)).toEqual([['sum("a")', 'average("b")']]);
});

test("a time to live exists for notes that expire only: a job's expiresAt is its deadline", () => {
  const purge = readFileSync(
    new URL("../../functions/src/triggers/personalData/purgePersonalData.ts", import.meta.url),
    "utf8",
  );
  const purged = [...purge.matchAll(/store\.(\w+)\.where\("expiresAt", "<=", now\)/g)];
  const removed = fieldOverrides.filter(({ ttl }) => ttl === true);
  expect(purged.length).toBeGreaterThan(0);
  expect(removed.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(
    purged.map(([, collection]) => collection!).sort(),
  );
  for (const { collectionGroup, fieldPath } of removed) {
    expect(fieldPath).toBe("expiresAt");
    expect(isServed({ collection: collectionGroup, order: "expiresAt" })).toBe(true);
  }
});

test.each<[string, Shape]>([
  ["another order", { collection: "jobs", filters: ["listed"], order: "updatedAt" }],
  [
    "a filter without an index",
    { collection: "jobs", filters: ["listed", "salary"], order: "-postedAt" },
  ],
  ["another collection", { collection: "companies", filters: ["active"], order: "-createdAt" }],
])("a query without an index is reported: %s", (_why, shape) => {
  expect(isServed(shape)).toBe(false);
});
