type Issue = { path: readonly PropertyKey[]; message: string };

/** The first message of each field, from a schema's errors. */
export function firstMessages<Field extends string>(
  issues: readonly Issue[] = [],
): Partial<Record<Field, string>> {
  const found: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}
