/** Mutants that no request can tell from the rules, by name, each with the reason. One that is found out, or is no more, fails the run. */
export const equivalents: Record<string, string> = {};
