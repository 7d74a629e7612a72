/**
 * The score of the MDN HTTP Observatory (developer.mozilla.org/observatory, package @mdn/mdn-http-observatory 1.4.8,
 * algorithm 4: src/analyzer/tests, src/grader/charts.js), reimplemented for this site's headers: cookies, CORS and
 * the redirect to https on the same host count nothing.
 */
export type ScannedPage = {
  /** By lower-case name. */
  headers: Record<string, string>;
  /** The script elements with a src of this site. */
  scripts: { integrity: boolean }[];
  /** Whether browsers preload the host as https-only, as for *.web.app. */
  preloaded: boolean;
};

const broad = [
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
];
const inline = ["'unsafe-inline'", "data:"];
const halfAYear = 15_552_000;

type Policy = Record<string, string[]>;

/** Points above or below 100, by check. Throws for a cookie or an open CORS header. */
export function observatoryModifiers(page: ScannedPage): Record<string, number> {
  const { headers } = page;
  for (const unexpected of ["set-cookie", "access-control-allow-origin"])
    if (headers[unexpected] !== undefined) throw new Error(`${unexpected} is not scored here`);
  const policy = readPolicy(headers["content-security-policy"] ?? "");
  return {
    "content-security-policy": policyModifier(policy),
    "cross-origin-resource-policy": byValue(
      headers["cross-origin-resource-policy"],
      { "same-origin": 10, "same-site": 10, "cross-origin": 0 },
      { missing: 0, wrong: -5 },
    ),
    "referrer-policy": referrerModifier(headers["referrer-policy"]),
    "strict-transport-security": page.preloaded
      ? 5
      : transportModifier(headers["strict-transport-security"]),
    "subresource-integrity": page.scripts.some(({ integrity }) => integrity) ? 5 : 0,
    "x-content-type-options": byValue(
      headers["x-content-type-options"],
      { nosniff: 0 },
      { missing: -5, wrong: -5 },
    ),
    "x-frame-options": policy?.["frame-ancestors"]
      ? 5
      : byValue(
          headers["x-frame-options"],
          { deny: 0, sameorigin: 0 },
          { missing: -20, wrong: -20 },
        ),
  };
}

/** Extra points count only from 90 points after deductions. */
export function observatoryScore(page: ScannedPage): number {
  const modifiers = Object.values(observatoryModifiers(page));
  const sum = (points: number[]) => points.reduce((all, one) => all + one, 100);
  const plain = sum(modifiers.filter((points) => points < 0));
  return Math.max(0, plain >= 90 ? sum(modifiers) : plain);
}

const letters = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
] as const;

export function observatoryGrade(score: number): string {
  return letters.find(([least]) => score - (score % 5) >= least)?.[1] ?? "F";
}

/** Null if it is no valid policy: a directive may occur once. */
function readPolicy(header: string): Policy | null {
  const entries = header
    .split(";")
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name);
  const names = entries.map(([name = ""]) => name.toLowerCase());
  if (header.length < 6 || new Set(names).size < names.length) return null;
  return Object.fromEntries(
    entries.map(([, ...sources], i) => [
      names[i],
      sources.length > 0 ? sources.map((source) => source.toLowerCase()) : ["'none'"],
    ]),
  );
}

/** The first matching entry decides, as in the Observatory. */
function policyModifier(policy: Policy | null): number {
  if (policy === null) return -25;
  const sources = (name: string) => policy[name] ?? policy["default-src"] ?? ["*"];
  const [script, style] = ["script-src", "style-src"].map((name) =>
    withoutVoidInline(sources(name)),
  ) as [string[], string[]];
  const passive = ["img-src", "media-src"];
  const isPlain = (source: string) => /^(http|ftp):/.test(source);
  const active = Object.entries(policy)
    .filter(([name]) => !passive.includes(name) && name !== "script-src")
    .flatMap(([, listed]) => listed);
  if (
    script.some((source) => [...broad, ...inline].includes(source)) ||
    sources("object-src").some((source) => broad.includes(source))
  )
    return -20;
  if ([...active, ...script].some(isPlain)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap((name) => policy[name] ?? policy["default-src"] ?? []).some(isPlain))
    return -10;
  if (style.some((source) => [...broad, ...inline].includes(source))) return 0;
  return policy["default-src"]?.length === 1 && policy["default-src"][0] === "'none'" ? 10 : 5;
}

/** Browsers ignore 'unsafe-inline' beside a hash or a nonce. */
function withoutVoidInline(sources: string[]): string[] {
  return sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;
}

function referrerModifier(header: string | undefined): number {
  if (header === undefined) return 0;
  const known = header
    .toLowerCase()
    .split(",")
    .map((value) => value.trim())
    .filter((value) => [...secret, ...telling].includes(value));
  return secret.includes(known.at(-1) ?? "") ? 5 : -5;
}

const secret = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const telling = ["origin", "origin-when-cross-origin", "unsafe-url", "no-referrer-when-downgrade"];

function transportModifier(header: string | undefined): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? "")?.[1];
  if (header === undefined || seconds === undefined || header.includes(",")) return -20;
  return Number(seconds) < halfAYear ? -10 : 0;
}

function byValue(
  header: string | undefined,
  points: Record<string, number>,
  { missing, wrong }: { missing: number; wrong: number },
): number {
  return header === undefined ? missing : (points[header.trim().toLowerCase()] ?? wrong);
}
