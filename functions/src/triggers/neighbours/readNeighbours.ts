import { logger } from "firebase-functions";
import { openContext, type Context } from "../../context.ts";
import { configuredNeighbours } from "../../domain/neighbours/configuredNeighbours.ts";
import { jobsInFile } from "../../domain/neighbours/jobsInFile.ts";
import { hostOf, type Neighbour } from "../../domain/neighbours/neighbour.ts";
import { demoNeighbours } from "../../functionOptions.ts";
import type { Store } from "../../store/store.ts";
import { scheduled } from "../scheduled.ts";
import { type Get, NotTaken, readText } from "./readText.ts";

// Without retries: the next hour reads again.
export const readNeighbours = scheduled("readNeighbours", {}, () =>
  readFiles(openContext(), configuredNeighbours(demoNeighbours())),
);

/**
 * Reads the jobs of each neighbour and stores them, in place of those of the last time. One that cannot be read keeps what
 * it had, and after the others the run throws. Towns that are no neighbours any more are forgotten.
 */
export async function readFiles(
  context: Context,
  neighbours: readonly Neighbour[],
  get?: Get,
): Promise<void> {
  await forgetOthers(context.store, neighbours);
  const results = await Promise.all(
    neighbours.map((neighbour) =>
      readFile(context, neighbour, get).then(
        () => null,
        (error: unknown) => `${neighbour.name} ${reasonOf(error)}`,
      ),
    ),
  );
  const failed = results.filter((result) => result !== null);
  for (const reason of failed) logger.warn("A neighbour could not be read", { reason });
  if (failed.length > 0) throw new Error(`Neighbours that could not be read: ${failed.length}`);
}

async function readFile({ store, now }: Context, neighbour: Neighbour, get?: Get): Promise<void> {
  const host = hostOf(neighbour.jobs);
  if (host === null) throw new NotTaken("has no public https address");
  const file = JSON.parse(await readText(neighbour.jobs, get)) as unknown;
  const jobs = jobsInFile(file, host, now);
  await store.neighbours.doc(host).set({ readAt: now, jobs });
}

/** Why a file was not read, without anything that is in it. */
function reasonOf(error: unknown): string {
  if (error instanceof NotTaken) return error.message;
  const name = error instanceof Error ? error.name : "";
  return name === "SyntaxError" || name === "ZodError" ? "has no list of jobs" : "is out of reach";
}

async function forgetOthers(store: Store, neighbours: readonly Neighbour[]): Promise<void> {
  const hosts: (string | null)[] = neighbours.map(({ jobs }) => hostOf(jobs));
  const known = await store.neighbours.listDocuments();
  await Promise.all(known.filter(({ id }) => !hosts.includes(id)).map((row) => row.delete()));
}
