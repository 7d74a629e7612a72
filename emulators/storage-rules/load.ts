import { startWork } from "./bounds.ts";
import { check } from "./check/check.ts";
import { LimitExceeded } from "./errors.ts";
import { parse } from "./parse.ts";
import { SyntaxFault, type Issue } from "./position.ts";
import type { Source } from "./source.ts";
import type { Ruleset } from "./syntax.ts";

const LARGEST_SOURCE_BYTES = 256 * 1024;

type Loaded = { ruleset: Ruleset | null; errors: Issue[]; warnings: Issue[] };

/** Parses and checks a source; with errors there is no ruleset. */
export function load(source: Source): Loaded {
  const start = { file: source.file, line: 1, column: 1 };
  if (Buffer.byteLength(source.text) > LARGEST_SOURCE_BYTES) {
    return refused({ description: "The ruleset is larger than 256 KB.", position: start });
  }
  startWork();
  try {
    const ruleset = parse(source);
    const { errors, warnings } = check(ruleset);
    return { ruleset: errors.length === 0 ? ruleset : null, errors, warnings };
  } catch (error) {
    if (error instanceof SyntaxFault)
      return refused({ description: error.message, position: error.position });
    if (error instanceof RangeError || error instanceof LimitExceeded)
      return refused({ description: "The ruleset is too complex.", position: start });
    throw error;
  }
}

function refused(issue: Issue): Loaded {
  return { ruleset: null, errors: [issue], warnings: [] };
}
