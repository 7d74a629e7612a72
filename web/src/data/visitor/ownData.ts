import type { OwnDataAct, OwnDataAnswer } from "@vagas/functions/domain/ownData";
import { callable } from "../firebase/callable.ts";

type Trouble = "offline" | "failed";

function trouble(): Trouble {
  return navigator.onLine ? "failed" : "offline";
}

/** Asks for a link to what is kept under an address; 'sent' says nothing of whether there is anything. */
export async function requestOwnData(email: string): Promise<"sent" | Trouble> {
  return callable<{ email: string }, { done: true }>("requestOwnData")({ email }).then(
    () => "sent" as const,
    trouble,
  );
}

export type OwnDataOutcome = OwnDataAnswer | { state: Trouble };

/** Does what the holder of a link asks for. */
export async function actOnOwnData(token: string, request: OwnDataAct): Promise<OwnDataOutcome> {
  return callable<{ token: string; request: OwnDataAct }, OwnDataAnswer>("ownData")({
    token,
    request,
  }).then(
    ({ data }) => data,
    () => ({ state: trouble() }),
  );
}

/** The bytes of a file that came as text. */
export function fileOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]);
}
