import { appCheckSources, withAppCheck } from "../hosting/appCheckPolicy.ts";
import { pushSources, withPush } from "../hosting/pushPolicy.ts";
import { type HeaderRule, rulesOfPages } from "../hosting/headers.ts";
import { type Finding, ok, wrong } from "./deployFinding.ts";
import type { Manifest } from "./packedFunctions.ts";

type Rewrite = {
  source: string;
  destination?: string;
  function?: { functionId: string; region?: string; pinTag?: boolean } | string;
};
export type Hosting = { rewrites: Rewrite[]; headers: HeaderRule[] };

const wanted = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
  "Referrer-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Permissions-Policy",
  "Cache-Control",
];

/** Whether each rewrite's target exists: an uploaded HTTP function, or a file of the build. */
export function checkRewrites(
  { rewrites }: Hosting,
  { endpoints }: Manifest,
  built: readonly string[],
): Finding[] {
  return rewrites.map(({ source, destination, function: target }) => {
    if (destination !== undefined) {
      return built.includes(destination.slice(1))
        ? ok(`hosting: ${source} leads to ${destination}`)
        : wrong(`hosting: ${source} leads to ${destination}, which the build lacks`);
    }
    const { functionId, region } =
      typeof target === "string"
        ? { functionId: target, region: undefined }
        : (target ?? { functionId: "(nothing)", region: undefined });
    const endpoint = endpoints[functionId];
    if (!endpoint || !(endpoint.httpsTrigger ?? endpoint.callableTrigger))
      return wrong(
        `hosting: ${source} leads to ${functionId}, which is no function that answers requests`,
      );
    if (region !== undefined && !endpoint.region?.includes(region))
      return wrong(
        `hosting: ${source} looks for ${functionId} in ${region}, it runs in ${endpoint.region?.join(", ")}`,
      );
    return ok(`hosting: ${source} leads to the function ${functionId}`);
  });
}

/**
 * Whether production and the emulator match each pattern alike. They differ for `!` before a brace or a parenthesis
 * (github.com/firebase/firebase-tools/issues/6742).
 */
export function checkPatterns({ rewrites, headers }: Hosting): Finding {
  const negated = [...rewrites, ...headers].find(({ source }) => /!\/?[{(]/.test(source));
  return negated
    ? wrong(`hosting: production does not honour the pattern ${negated.source}`)
    : ok("hosting: patterns that production honours");
}

/** Whether a page gets every wanted header, and no Content-Security-Policy allows too much. */
export function checkHeaders({ headers }: Hosting): Finding {
  const sent = rulesOfPages(headers).flatMap((rule) => rule.headers.map(({ key }) => key));
  const lacking = wanted.filter((key) => !sent.includes(key));
  if (lacking.length > 0) return wrong(`hosting: no rule sends ${lacking.join(", ")}`);
  const policies = headers
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === "Content-Security-Policy");
  const weak = policies.find(
    ({ value }) =>
      /unsafe-|localhost|127\.0\.0\.1| \*(;| |$)/.test(value) ||
      !value.includes("default-src 'none'"),
  );
  return weak
    ? wrong(`hosting: a policy is open: ${weak.value}`)
    : ok(`hosting: ${wanted.length} headers, no policy open`);
}

/**
 * Whether no rule lets caches keep a missing file. Hosting chooses headers by the address alone
 * (firebase.google.com/docs/hosting/full-config#headers), so that a rule for a folder marks its 404s too.
 */
export function checkKept({ headers }: Hosting): Finding {
  const kept = headers.find(
    ({ source, headers: sent }) =>
      source.includes("*") &&
      sent.some(({ key, value }) => key === "Cache-Control" && !/^no-(cache|store)$/.test(value)),
  );
  return kept
    ? wrong(`hosting: browsers keep what is missing under ${kept.source} as if it were there`)
    : ok("hosting: no rule has browsers keep what is missing");
}

/**
 * Whether the last rewrite leads to `site`, pinned to the release's version. A function with minimum instances cannot
 * be pinned (firebase-tools, deploy/hosting/convertConfig).
 */
export function checkLastRewrite({ rewrites }: Hosting, { endpoints }: Manifest): Finding {
  const { source, function: target } = rewrites.at(-1) ?? {};
  const { functionId, pinTag } = typeof target === "object" ? target : {};
  if (endpoints["site"]?.minInstances)
    return wrong("hosting: site has minInstances, which a pinned function may not");
  return source === "**" && functionId === "site" && pinTag === true
    ? ok("hosting: all other addresses lead to site, pinned to the release")
    : wrong("hosting: the last rewrite has to be ** to site with pinTag");
}

/** Whether the site's key (VITE_APP_CHECK_KEY), the functions' switch and the Content-Security-Policy agree on App Check. */
export function checkAppCheck(
  { headers }: Hosting,
  key: string | undefined,
  dotenv: string | null,
): Finding {
  const policies = headers
    .flatMap((rule) => rule.headers)
    .filter((header) => header.key === "Content-Security-Policy")
    .map(({ value }) => value);
  const enforced = /^APP_CHECK=true$/m.test(dotenv ?? "");
  if (key) {
    const lacking = policies.find((policy) => policy !== withAppCheck(policy));
    return lacking
      ? wrong(`App Check: the policy must be ${withAppCheck(lacking)}`)
      : ok(`App Check: on, functions ${enforced ? "ask" : "do not ask"} for it`);
  }
  if (enforced)
    return wrong(
      "App Check: APP_CHECK=true, but the site is built without VITE_APP_CHECK_KEY: no page could call a function",
    );
  const open = policies.find((policy) =>
    Object.values(appCheckSources)
      .flat()
      .some((source) => policy.includes(source)),
  );
  return open
    ? wrong(`App Check: off, but the policy lets reCAPTCHA in: ${open}`)
    : ok("App Check: off");
}

/** Whether the site's key (VITE_PUSH_KEY), the web app's settings and the Content-Security-Policy agree on messages to devices. */
export function checkPush(
  { headers }: Hosting,
  key: string | undefined,
  webSettings: string | undefined,
): Finding {
  const policies = headers
    .flatMap((rule) => rule.headers)
    .filter((header) => header.key === "Content-Security-Policy")
    .map(({ value }) => value);
  if (key) {
    const lacking = policies.find((policy) => policy !== withPush(policy));
    if (lacking) return wrong(`messages to devices: the policy must be ${withPush(lacking)}`);
    return /"messagingSenderId"\s*:\s*"\d+"/.test(webSettings ?? "")
      ? ok("messages to devices: on")
      : wrong("messages to devices: VITE_FIREBASE_CONFIG lacks messagingSenderId");
  }
  const open = policies.find((policy) => pushSources.some((source) => policy.includes(source)));
  return open
    ? wrong(`messages to devices: off, but the policy lets their requests out: ${open}`)
    : ok("messages to devices: off");
}
