import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../emulators/folders.ts";
import { expressionCounts } from "./expressionCount.ts";

/** Cloud Firestore denies a request that evaluates more, and no emulator of ours says so. */
const mostExpressions = 1_000;

const rules = readFileSync(join(root, "firestore.rules"), "utf8");

function inMatch(body: string): string {
  return `service cloud.firestore { match /databases/{database}/documents {
    function isShort(text) { let size = text.size(); return size > 0 && size < 9; }
    match /jobs/{jobId} { ${body} }
  } }`;
}

test.each([
  ["allow get: if true;", 0],
  ["allow get: if resource.data.listed == true;", 3],
  ["allow get: if resource.data.title.size() > 1;", 4],
  ["allow get: if !(jobId in ['a', 'b']);", 2],
  ["allow get: if isShort(jobId);", 5],
  ["allow get: if isShort(jobId) || isShort('a');", 11],
  ["allow get: if jobId == 'a' ? jobId == 'b' : jobId == 'c';", 4],
  ["allow read: if jobId == 'a'; allow get: if jobId == 'b';", 2],
])("'%s' evaluates at most %i expressions", (body, most) => {
  expect(expressionCounts(inMatch(body)).get("get /jobs/{jobId}")).toBe(most);
});

test.each([
  [
    "a company's edit of its job, with another place in the queue and the end of its waiting text",
    [
      "update /jobs/{jobId}",
      "update /queuePlaces/{companyId}",
      "delete /jobEdits/{jobId}",
      "update /jobExplanations/{jobId}",
    ],
  ],
  [
    "a company's new job",
    ["create /jobs/{jobId}", "update /queuePlaces/{companyId}", "create /jobExplanations/{jobId}"],
  ],
  [
    "a company's edit of an approved job",
    ["update /jobEdits/{jobId}", "update /jobExplanations/{jobId}"],
  ],
])("%s can be evaluated within one request", (_what, writes) => {
  const counts = expressionCounts(rules);
  const sum = writes.reduce((all, write) => all + counts.get(write)!, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(mostExpressions);
});

test("every other request stays below half of it", () => {
  const dear = [...expressionCounts(rules)].filter(([, most]) => most > mostExpressions / 2);
  expect(dear.map(([request]) => request)).toEqual([
    "create /jobs/{jobId}",
    "update /jobs/{jobId}",
  ]);
});
