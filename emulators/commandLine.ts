import { parseArgs, type ParseArgsConfig } from "node:util";

/** The arguments of a command. An unknown one ends the process with one sentence and `usage`. */
export function readCommandLine<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return endWithUsage((error as Error).message, usage);
  }
}

/** Ends the process with the fault and the command's usage. */
export function endWithUsage(problem: string, usage: string): never {
  process.stderr.write(`${problem}\nUsage: ${usage}\n`);
  process.exit(2);
}
