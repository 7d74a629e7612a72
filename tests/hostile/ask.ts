import { bucketOf } from "../../emulators/seed/bucket.ts";
import { host, ports, projectId, siteUrl } from "../support/emulators.ts";
import type { Stranger } from "./strangers.ts";

const base = `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
export const documentName = (path: string) =>
  `projects/${projectId}/databases/(default)/documents/${path}`;
export const filesUrl = `http://${host}:${ports.storage}/v0/b/${bucketOf(projectId)}/o`;

type Answer = { status: number; body: unknown };

/** Sends a stranger's request, with their token or none. */
export async function ask(
  { token }: Pick<Stranger, "token">,
  url: string,
  {
    method = "GET",
    json,
    headers = {},
  }: { method?: string; json?: unknown; headers?: object } = {},
): Promise<Answer & { text: string; headers: Headers }> {
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  let body: unknown = null;
  if (text.startsWith("{") || text.startsWith("[")) body = JSON.parse(text);
  return { status: response.status, body, text, headers: response.headers };
}

/** Firestore's REST interface; `path` of a document, or with a colon an operation below the root. */
export function askFirestore(
  who: Stranger,
  path: string,
  options: { method?: string; json?: unknown } = {},
): Promise<Answer> {
  return ask(who, `${base}${path.startsWith(":") ? "" : "/"}${path}`, options);
}

/** Storage's REST interface, as the SDK uses it. */
export function askStorage({ token }: Pick<Stranger, "token">, url: string) {
  return ask({ token: null }, url, {
    headers: token === null ? {} : { Authorization: `Firebase ${token}` },
  });
}

/** A callable function at the site's own address. */
export function call(who: Pick<Stranger, "token">, name: string, data: unknown) {
  return ask(who, `${siteUrl}/api/${name}`, { method: "POST", json: { data } });
}
