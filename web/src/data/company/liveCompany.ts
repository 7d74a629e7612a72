import { collections } from "@vagas/functions/domain/collections";
import type { Company } from "@vagas/functions/domain/company/company";
import { doc } from "firebase/firestore";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { useLiveDocument } from "../queries/liveQuery.ts";

/** The company's own row, live: a deactivation shows at once; null if it was deleted. */
export function useLiveCompany(uid: string) {
  return useLiveDocument<Company>(doc(liveDatabase(), collections.companies, uid));
}
