const drafts = 'vagas-rascunho:';

/** Names of companies whose removal the administrator followed in this tab. */
const removals = 'vagas-company-removals';

/** What the administrator searched by in this tab, a name perhaps. */
const searches = 'vagas-searches';

/**
 * Takes from this device what a session leaves about people: the next one at it may be anybody. Drafts of vacancies stay,
 * since they are written to be published, but without the number to call.
 */
export function forgetPeople() {
  try {
    sessionStorage.removeItem(removals);
    sessionStorage.removeItem(searches);
    for (const key of Object.keys(localStorage)) if (key.startsWith(drafts)) localStorage.setItem(key, withoutNumber(localStorage.getItem(key)));
  } catch {
    // Storage is barred: nothing was left there.
  }
}

function withoutNumber(kept: string | null): string {
  const { draft, ...others } = JSON.parse(kept ?? '{}') as { draft?: { contactWhatsapp?: unknown } };
  const { contactWhatsapp: _number, ...published } = draft ?? {};
  return JSON.stringify({ ...others, draft: published });
}
