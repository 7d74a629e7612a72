import { limits } from "@vagas/functions/domain/limits";
import { town } from "@vagas/functions/domain/town";
import { type Finding, missing, ok, unseen, wrong } from "./deployFinding.ts";
import type { Manifest } from "./packedFunctions.ts";

/**
 * What only the owner can supply, `missing` until it exists, secrets `unseen`: the project, the web app's settings,
 * the functions' parameters. `project` is null while none is chosen; `dotenv` is the text of
 * functions/.env.<project>, or null; `siteUrl` is the town's.
 */
export function checkSettings(
  project: string | null,
  webSettings: string | undefined,
  dotenv: string | null,
  { params = [] }: Manifest,
  siteUrl: string = town.siteUrl,
): Finding[] {
  return [
    checkProject(project),
    checkWebSettings(webSettings, project),
    ...params.map((param) => checkParameter(param, project, dotenv ?? "", siteUrl)),
  ];
}

function checkProject(project: string | null): Finding {
  if (project === null)
    return missing(
      "project: name it with --project <id> (npx firebase use --add, alias default, writes it down)",
    );
  return ok(`project: ${project}`);
}

function checkWebSettings(text: string | undefined, project: string | null): Finding {
  if (!text)
    return missing(
      "VITE_FIREBASE_CONFIG: the web app's settings as JSON (the console's project settings)",
    );
  try {
    const settings = JSON.parse(text) as Record<string, unknown>;
    const lacking = ["projectId", "apiKey", "storageBucket", "authDomain", "appId"].filter(
      (key) => typeof settings[key] !== "string" || settings[key] === "",
    );
    if (lacking.length > 0) return wrong(`VITE_FIREBASE_CONFIG lacks ${lacking.join(", ")}`);
    if (project !== null && settings["projectId"] !== project)
      return wrong(`VITE_FIREBASE_CONFIG is of the project ${String(settings["projectId"])}`);
    return ok("VITE_FIREBASE_CONFIG holds the settings of the web app");
  } catch {
    return wrong("VITE_FIREBASE_CONFIG is no JSON");
  }
}

function checkParameter(
  { name, type, default: whenEmpty }: NonNullable<Manifest["params"]>[number],
  project: string | null,
  dotenv: string,
  siteUrl: string,
): Finding {
  if (type === "secret")
    return unseen(`${name}: a secret (npx firebase functions:secrets:set ${name})`);
  const line = new RegExp(`^${name}=(.*)$`, "m").exec(dotenv);
  const value = line?.[1]?.replace(/^"|"$/g, "") ?? "";
  // Without a line, firebase-tools asks for a value, or fails where nobody answers.
  if (line !== null && value === "" && whenEmpty !== undefined) return ok(`${name} is left empty`);
  if (value === "") return missing(`${name}: in functions/.env.${project ?? "<project>"}`);
  if (/[.@]example\b|localhost|127\.0\.0\.1/.test(value))
    return wrong(`${name} is still an example: ${value}`);
  if (name !== "SITE_URL") return ok(`${name} is set`);
  return checkSiteUrl(value.replace(/\/+$/, ""), siteUrl);
}

function checkSiteUrl(url: string, wanted: string): Finding {
  if (url !== wanted)
    return wrong(`SITE_URL is ${url}, but siteUrl in functions/src/domain/town.ts is ${wanted}`);
  if (url.length > limits.alerts.siteUrl)
    return unseen(
      `SITE_URL has more than ${limits.alerts.siteUrl} characters: look whether the signature of a mail with new jobs holds (docs/deploy.md, step 6)`,
    );
  return ok("SITE_URL is set");
}
