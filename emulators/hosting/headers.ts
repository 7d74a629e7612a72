import { host, type Ports } from "../ports.ts";

type Header = { key: string; value: string };
export type HeaderRule = { source: string; headers: Header[] };

const emulated = ["auth", "firestore", "storage"] as const;

/**
 * Production's headers for the Hosting emulator. Because the emulators use plain http, the page may connect to them,
 * and nothing upgrades to https.
 */
export function emulatorHeaders(rules: HeaderRule[], ports: Ports): HeaderRule[] {
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers
      .filter(({ key }) => key !== "Strict-Transport-Security")
      .map(({ key, value }) => ({
        key,
        value: key === "Content-Security-Policy" ? emulatorPolicy(value, ports) : value,
      })),
  }));
}

/** The rules for a page that Hosting answers: that for every address, and that with the policy. */
export function rulesOfPages(rules: HeaderRule[]): HeaderRule[] {
  return rules.filter(
    ({ source, headers }) =>
      source === "**" || headers.some(({ key }) => key === "Content-Security-Policy"),
  );
}

/** The headers of every page except cache times; the function that renders pages takes its own from these. */
export function headersOfPages(rules: HeaderRule[]): Record<string, string> {
  return Object.fromEntries(
    rulesOfPages(rules)
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key !== "Cache-Control")
      .map(({ key, value }) => [key, value]),
  );
}

/** A Content-Security-Policy with the emulators' origins in connect-src and no upgrade to https. */
export function emulatorPolicy(policy: string, ports: Ports): string {
  const origins = emulated.flatMap((service) =>
    ["localhost", host].map((name) => `http://${name}:${ports[service]}`),
  );
  return policy
    .split("; ")
    .filter((directive) => directive !== "upgrade-insecure-requests")
    .map((directive) =>
      directive.startsWith("connect-src ") ? [directive, ...origins].join(" ") : directive,
    )
    .join("; ");
}
