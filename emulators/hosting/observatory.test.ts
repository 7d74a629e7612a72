import { expect, test } from "vitest";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";
import { withAppCheck } from "./appCheckPolicy.ts";
import { headersOfPages } from "./headers.ts";
import {
  observatoryGrade,
  observatoryModifiers,
  observatoryScore,
  type ScannedPage,
} from "./observatory.ts";

/** Production's headers for a page; the rendering function takes the same ones from the same rules. */
const sent = Object.fromEntries(
  Object.entries(headersOfPages(readFirebaseJson().hosting.headers)).map(([key, value]) => [
    key.toLowerCase(),
    value,
  ]),
);
const policy = sent["content-security-policy"]!;

/** The site at its Firebase address (*.web.app), whose scripts carry digests. */
const page: ScannedPage = {
  headers: sent,
  scripts: [{ integrity: true }, { integrity: false }],
  preloaded: true,
};

function pageWith(header: string, value: string | null): ScannedPage {
  const { [header]: _gone, ...others } = sent;
  return { ...page, headers: value === null ? others : { ...others, [header]: value } };
}

test("production scores A+ with 140 points, the maximum", () => {
  expect(observatoryModifiers(page)).toEqual({
    "content-security-policy": 10,
    "cross-origin-resource-policy": 10,
    "referrer-policy": 5,
    "strict-transport-security": 5,
    "subresource-integrity": 5,
    "x-content-type-options": 0,
    "x-frame-options": 5,
  });
  expect(observatoryScore(page)).toBe(140);
  expect(observatoryGrade(140)).toBe("A+");
});

test("a custom domain scores A+ with 135 until browsers preload it", () => {
  expect(observatoryScore({ ...page, preloaded: false })).toBe(135);
});

test("App Check, switched on, costs no point", () => {
  expect(observatoryScore(pageWith("content-security-policy", withAppCheck(policy)))).toBe(140);
});

test.each([
  ["no policy", "content-security-policy", null, 75],
  [
    "inline scripts allowed",
    "content-security-policy",
    policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    80,
  ],
  [
    "scripts of everybody",
    "content-security-policy",
    policy.replace("script-src 'self'", "script-src https:"),
    80,
  ],
  [
    "eval allowed",
    "content-security-policy",
    policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
    120,
  ],
  [
    "a plain http source",
    "content-security-policy",
    policy.replace("connect-src", "connect-src http://a.example"),
    80,
  ],
  [
    "a picture over http",
    "content-security-policy",
    policy.replace("img-src", "img-src http://a.example"),
    120,
  ],
  [
    "inline styles allowed",
    "content-security-policy",
    policy.replace(/style-src [^;]*/, "style-src 'unsafe-inline'"),
    130,
  ],
  [
    "a default-src of 'self'",
    "content-security-policy",
    policy.replace("default-src 'none'", "default-src 'self'"),
    135,
  ],
  [
    "framing restricted by the old header only",
    "content-security-policy",
    policy.replace("; frame-ancestors 'none'", ""),
    135,
  ],
  ["a directive twice", "content-security-policy", `${policy}; script-src *`, 75],
  ["no nosniff", "x-content-type-options", null, 135],
  ["referrers for everybody", "referrer-policy", "unsafe-url", 130],
  ["resources for everybody", "cross-origin-resource-policy", "cross-origin", 130],
] as const)("%s costs points", (_what, header, value, score) => {
  expect(observatoryScore(pageWith(header, value))).toBe(score);
});

test("https for one month costs points unless the host is preloaded", () => {
  expect(
    observatoryScore({
      ...pageWith("strict-transport-security", "max-age=2592000"),
      preloaded: false,
    }),
  ).toBe(125);
  expect(
    observatoryScore({ ...pageWith("strict-transport-security", null), preloaded: false }),
  ).toBe(80);
});

test.each([
  [140, "A+"],
  [100, "A+"],
  [99, "A"],
  [75, "B"],
  [0, "F"],
] as const)("%i points are %s", (score, grade) => {
  expect(observatoryGrade(score)).toBe(grade);
});
