import { reportAddress } from "@vagas/functions/domain/health/browserReport";
import { type Finding, fine } from "../finding.ts";

type Rewrite = { source: string; function?: { functionId: string; region: string } };

/** A callable function and its path at the site. */
export type Callable = { path: string; name: string; region: string };

/** The callable functions: whatever answers below `/api/`, except what takes browsers' error reports. */
export function callablesOf(rewrites: readonly Rewrite[]): Callable[] {
  return rewrites.flatMap(({ source: path, function: target }) =>
    target !== undefined && path.startsWith("/api/") && path !== reportAddress
      ? [{ path, name: target.functionId, region: target.region }]
      : [],
  );
}

/** Milliseconds until a missing answer counts as none; a cold start takes some seconds. */
const longestMs = 30_000;

/**
 * Whether a deployed callable function answers. The request lacks `data`, so firebase-functions refuses it before it
 * checks tokens or runs the function: nothing is written, and no visitor's budget is used.
 */
export async function askCallable(site: string, callable: Callable): Promise<Finding> {
  const { path, name } = callable;
  try {
    const response = await fetch(new URL(path, site), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
      redirect: "manual",
      signal: AbortSignal.timeout(longestMs),
    });
    if (isRefusal(response.status, await response.text())) return fine(name);
    return { what: `${name}: answer ${response.status}`, advice: adviceFor(callable, response) };
  } catch (error) {
    const { name: kind, cause } = error as Error & { cause?: { code?: string } };
    return {
      what: `${name}: no answer (${cause?.code ?? kind})`,
      advice: `Check the address and your connection: ${site}`,
    };
  }
}

/** Whether firebase-functions wrote the answer; other servers, too, explain errors in JSON. */
function isRefusal(status: number, body: string): boolean {
  try {
    const { error } = JSON.parse(body) as { error?: { status?: unknown } };
    return status === 400 && error?.status === "INVALID_ARGUMENT";
  } catch {
    return false;
  }
}

function adviceFor({ name, region }: Callable, { status, headers }: Response): string {
  if (status === 401 || status === 403)
    return `Nobody may call it. Allow everybody to:\ngcloud functions add-invoker-policy-binding ${name} --region=${region} --member=allUsers`;
  if (status >= 300 && status < 400)
    return `The site has another address; repeat the command with that one: ${headers.get("Location") ?? "unknown"}`;
  if (status === 429 || status >= 500)
    return `It failed, or no instance was free. Repeat the command in 15 minutes, then read the log:\nnpx firebase functions:log --only ${name}`;
  return "Something else answers. Deploy the functions, then the pages:\nnpm run deploy:functions\nnpx firebase deploy --only hosting";
}
