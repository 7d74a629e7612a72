import { functionGroups } from "./functionGroups.ts";

/** One run of `firebase deploy`: the value of `--only`. */
export type Step = { name: string; only: string };

/** Deploys what the groups left, and offers to delete deployed functions that the source no longer has. */
const rest: Step = { name: "rest", only: "functions" };

export const stepNames: readonly string[] = [...Object.keys(functionGroups), rest.name];

/** The steps of a deploy of all functions, or those from a name of `stepNames` on. */
export function deploySteps(from: string = stepNames[0]!): Step[] {
  const groups = Object.entries(functionGroups).map(([name, functions]) => ({
    name,
    only: functions.map((id) => `functions:${id}`).join(","),
  }));
  return [...groups, rest].slice(stepNames.indexOf(from));
}

/**
 * The exit code of firebase-tools when a function was not deployed or Google's servers failed (`exit: 2` in its
 * sources), so a retry may help. 1 needs a person: a question answered no, a missing permission or parameter.
 */
const mayPass = 2;

const tries = 6;
const waitMs = 90_000;

type Deploying = {
  /**
   * Runs `firebase deploy` for a step; `isBuilt` says that an earlier run has built the site. Resolves to its exit
   * code.
   */
  run: (step: Step, isBuilt: boolean) => Promise<number>;
  wait: (ms: number) => Promise<void>;
  tell: (line: string) => void;
};

/** Deploys step by step, each up to six times; resolves to 0, or to the exit code of the step that failed. */
export async function deployInSteps(
  steps: readonly Step[],
  { run, wait, tell }: Deploying,
): Promise<number> {
  for (const [i, step] of steps.entries()) {
    tell(`\nFunctions, ${step.name}: step ${i + 1} of ${steps.length}`);
    let code = await run(step, i > 0);
    for (let tried = 1; code === mayPass && tried < tries; tried++) {
      tell(
        `Not all of ${step.name} was deployed. Try ${tried + 1} of ${tries} in ${waitMs / 1000} seconds.`,
      );
      await wait(waitMs);
      code = await run(step, i > 0);
    }
    if (code !== 0) {
      tell(`Stopped at ${step.name}. Go on there: npm run deploy:functions -- --from ${step.name}`);
      return code;
    }
  }
  return 0;
}
