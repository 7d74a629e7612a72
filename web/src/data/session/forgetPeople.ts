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
  try {
    keptInTab.forEach((key) => sessionStorage.removeItem(key));
    for (const key of Object.keys(localStorage)) if (key.startsWith(drafts)) forgetNumber(key);
  } catch {
    // Storage is barred: nothing was left there.
  }
}

function forgetNumber(key: string) {
  try {
    const { draft, ...others } = JSON.parse(localStorage.getItem(key) ?? "") as {
      draft: { contactWhatsapp?: unknown };
    };
    const { contactWhatsapp: _number, ...published } = draft;
    localStorage.setItem(key, JSON.stringify({ ...others, draft: published }));
  } catch {
    localStorage.removeItem(key); // A draft that cannot be read is of no use to its company either.
  }
}
