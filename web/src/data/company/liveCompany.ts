import { doc } from "firebase/firestore";
import { liveRows } from "../queries/liveRows.ts";
import { useLiveDocument } from "../queries/liveQuery.ts";

/** The company's own row, live: a deactivation shows at once; null if it was deleted. */
export function useLiveCompany(uid: string) {
  return useLiveDocument(doc(liveRows.companies(), uid));
}
