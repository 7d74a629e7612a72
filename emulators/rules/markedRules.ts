import { candidateRules, companyRules, jobRules } from "./nounRules.ts";

/** The generated rules, by the file of their table. */
const parts: Record<string, () => string> = {
  "functions/src/domain/job/jobFields.ts": jobRules,
  "functions/src/domain/company/companyFields.ts": companyRules,
  "functions/src/domain/application/candidateFields.ts": candidateRules,
};

/** The text of firestore.rules with the generated rules between its marked lines. Throws if a mark is missing. */
export function withTables(rules: string): string {
  return Object.entries(parts).reduce((text, [table, part]) => {
    const begin = `// --- Begin: \`npm run rules\` writes this from ${table}\n`;
    const end = new RegExp(`^ *// --- End of ${table}$`, "m");
    const from = text.indexOf(begin) + begin.length;
    const to = text.search(end);
    if (!text.includes(begin) || to < from)
      throw new Error(`firestore.rules has no place marked for ${table}`);
    return `${text.slice(0, from)}\n${part()}\n${text.slice(to)}`;
  }, rules);
}
