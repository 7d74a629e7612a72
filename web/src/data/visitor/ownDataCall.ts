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
 * Requests a link to the data under an address, with this browser's account, which is counted; 'sent' does not reveal
 * whether there is any. 'busy': no account could be made, because others behind the same network address have used
 * the quota.
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

/** Does what the holder of a link requests. */
export async function actOnOwnData(token: string, request: OwnDataAct): Promise<OwnDataOutcome> {
  return callable<{ token: string; request: OwnDataAct }, OwnDataAnswer>("ownData")({
    token,
    request,
  }).then(
    ({ data }) => data,
    () => ({ state: trouble() }),
  );
}
