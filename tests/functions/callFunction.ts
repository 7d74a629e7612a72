import { host, ports, projectId } from "../support/emulators.ts";
import { auth, functionsUrl, region } from "./functionsSuite.ts";

/**
 * Calls a function as a page does, with an account's token or none, from a network address if one is given: its result, or
 * its error's status ('INVALID_ARGUMENT').
 */
export async function callFunction(
  name: string,
  data: unknown,
  token?: string,
  address?: string,
): Promise<unknown> {
  const response = await fetch(`${functionsUrl}/${projectId}/${region}/${name}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(address === undefined ? {} : { "X-Forwarded-For": `${address}, 10.0.0.1` }),
    },
    body: JSON.stringify({ data }),
  });
  const answer = (await response.json()) as { result?: unknown; error?: { status: string } };
  return answer.error?.status ?? answer.result;
}

/** The token of an account that logs in, with its present claims. */
export async function idToken(uid: string): Promise<string> {
  const response = await fetch(
    `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token: await auth.createCustomToken(uid), returnSecureToken: true }),
    },
  );
  return ((await response.json()) as { idToken: string }).idToken;
}
