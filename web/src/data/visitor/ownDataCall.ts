import type {
  OwnDataAct,
  OwnDataAnswer,
  OwnDataRequestAnswer,
} from "@vagas/functions/domain/privacy/ownData";
import { applicantUid, isQuotaSpent } from "../application/applicant.ts";
import { callable } from "../firebase/callable.ts";

type Trouble = "offline" | "failed";

function trouble(): Trouble {
  return navigator.onLine ? "failed" : "offline";
}

/**
 * Asks for a link to what is kept under an address, by this browser's account, which is counted; 'sent' says nothing of
 * whether there is anything. 'busy': no account could be made, since others behind the same network address made theirs.
 */
export async function requestOwnData(
  email: string,
): Promise<OwnDataRequestAnswer["state"] | Trouble | "busy"> {
  try {
    await applicantUid();
    const ask = callable<{ email: string }, OwnDataRequestAnswer>("requestOwnData");
    return (await ask({ email })).data.state;
  } catch (error) {
    return isQuotaSpent(error) ? "busy" : trouble();
  }
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
