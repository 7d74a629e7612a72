import { deviceStorage, forgetInTab, tabStorage, unsentInTab } from "../../state/browserStorage.ts";

const drafts = "vagas-rascunho:";

/**
 * The administrator's data in a tab: names of companies under removal, searches, which may name anybody, the last
 * import, deletions.
 */
const keptInTab = [
  "vagas-company-removals",
  "vagas-searches",
  "vagas-last-import",
  "vagas-job-deletions",
] as const;

/**
 * Removes a session's personal data from this device, because the next person may be anybody. Drafts of jobs stay,
 * because they are written to be published, but without the number to call.
 */
export function forgetPeople() {
  [...keptInTab, ...tabStorage.keys(unsentInTab)].forEach((key) => forgetInTab(key));
  deviceStorage.keys(drafts).forEach(forgetNumber);
}

function forgetNumber(key: string) {
  const kept = deviceStorage.read(key) as { draft?: { contactWhatsapp?: unknown } } | null;
  // An unreadable draft is useless to its company too.
  if (!kept?.draft) return deviceStorage.write(key, null);
  const { contactWhatsapp: _number, ...published } = kept.draft;
  return deviceStorage.write(key, { ...kept, draft: published });
}
