import { deviceStorage, tabStorage } from "../../state/browserStorage.ts";

const drafts = "vagas-rascunho:";

/** What the administrator's tab keeps: names of companies being removed, searches, which may name anybody, the last import, deletions. */
const keptInTab = [
  "vagas-company-removals",
  "vagas-searches",
  "vagas-last-import",
  "vagas-job-deletions",
] as const;

/**
 * Takes from this device what a session leaves about people: the next one at it may be anybody. Drafts of vacancies stay,
 * since they are written to be published, but without the number to call.
 */
export function forgetPeople() {
  keptInTab.forEach((key) => tabStorage.write(key, null));
  deviceStorage.keys(drafts).forEach(forgetNumber);
}

function forgetNumber(key: string) {
  const kept = deviceStorage.read(key) as { draft?: { contactWhatsapp?: unknown } } | null;
  // A draft that cannot be read is of no use to its company either.
  if (!kept?.draft) return deviceStorage.write(key, null);
  const { contactWhatsapp: _number, ...published } = kept.draft;
  return deviceStorage.write(key, { ...kept, draft: published });
}
