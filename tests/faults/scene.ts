import { expect, test } from "vitest";
import { Crash, Life } from "./life.ts";
import { clearWorld, readWorld, type World } from "./world.ts";

/** The work of an event, as its function does it, in one process. */
export type Work = (life: Life) => Promise<unknown>;

export type Scene = {
  /** The state when the event comes. */
  given: () => Promise<unknown>;
  event: Work;
  /** What one delivery must have done; the other cases are compared with that state. */
  holds: (world: World) => void | Promise<void>;
  /** Events that the event's own changes cause. */
  after?: Work;
  /** The part of the state to compare; all of it by default. */
  compared?: (world: World) => unknown;
  /** Two concurrent deliveries wait seconds for each other's locks: a quick run tries them only if this is set. */
  quick?: true;
};

const lives = [new Life("one"), new Life("another")];

/** How often two concurrent deliveries are tried, because they can interleave in many ways. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1);

/** A separate process for a piece of work. */
export function aLife(last?: number): Life {
  return lives[0]!.begin(last);
}

async function deliverTo(life: Life, { event, after }: Scene): Promise<void> {
  await event(life);
  await after?.(life);
}

async function onceAndWell(scene: Scene): Promise<unknown> {
  await clearWorld();
  await scene.given();
  await deliverTo(aLife(), scene);
  const world = await readWorld();
  await scene.holds(world);
  return compared(scene, world);
}

function compared(scene: Scene, world: World): unknown {
  return scene.compared?.(world) ?? world;
}

/** Three tests of an event: it may come twice, two may be concurrent, and its process may die after any step. */
export function survives(name: string, scene: Scene): void {
  test(`${name}, delivered twice`, async () => {
    const expected = await onceAndWell(scene);
    await deliverTo(aLife(), scene);
    expect(compared(scene, await readWorld())).toEqual(expected);
  });

  // A quick run omits these instead of skipping them, because a skipped test counts as failed.
  if (!process.env.FAULT_QUICK || scene.quick) {
    test(`${name}, delivered to two at once`, async () => {
      const expected = await onceAndWell(scene);
      for (let round = 0; round < rounds; round++) {
        await clearWorld();
        await scene.given();
        await Promise.allSettled(lives.map((life) => scene.event(life.begin())));
        // A delivery that failed beside the other is retried.
        await deliverTo(aLife(), scene);
        expect(compared(scene, await readWorld())).toEqual(expected);
      }
    });
  }

  test(`${name}, after a crash at every single step`, async () => {
    const expected = await onceAndWell(scene);
    const steps = await crashAtEveryStep(scene, async () =>
      expect(compared(scene, await readWorld())).toEqual(expected),
    );
    expect(steps).toBeGreaterThan(0);
  });
}

/**
 * Restarts the scene for each step, lets the process die there, and delivers the event again. Returns the number of
 * steps.
 */
export async function crashAtEveryStep(
  scene: Scene,
  check: (step: number) => Promise<void>,
  clear = clearWorld,
): Promise<number> {
  for (let step = 1; ; step++) {
    await clear();
    await scene.given();
    const died = await dies(() => deliverTo(aLife(step), scene));
    if (!died) return step - 1;
    await deliverTo(aLife(), scene);
    await check(step);
  }
}

/** Whether the work ended in a crash; throws for any other failure. */
export async function dies(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof Crash) return true;
    throw error;
  }
}
