import { expect, test } from "vitest";
import { Crash, Life } from "./life.ts";
import { clearWorld, readWorld, type World } from "./world.ts";

/** The work of an event, as its function does it, by one process. */
export type Work = (life: Life) => Promise<unknown>;

export type Scene = {
  /** What stands when the event comes. */
  given: () => Promise<unknown>;
  event: Work;
  /** What the event must have done once; the worlds of the other cases are compared with that one. */
  holds: (world: World) => void | Promise<void>;
  /** Events that the event's own changes cause. */
  after?: Work;
  /** The part of a world that is compared; all of it where this is missing. */
  compared?: (world: World) => unknown;
  /** Two at once wait seconds for each other's locks: a quick run tries them only where this is set. */
  quick?: true;
};

const lives = [new Life("one"), new Life("another")];

/** Two at once can meet in many ways: so often they are tried. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1);

/** A process of its own for a piece of work. */
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

/** Three facts about an event: it may come twice, two of it at once, and its process may die after any of its steps. */
export function survives(name: string, scene: Scene): void {
  test(`${name}, delivered twice`, async () => {
    const expected = await onceAndWell(scene);
    await deliverTo(aLife(), scene);
    expect(compared(scene, await readWorld())).toEqual(expected);
  });

  // A quick run has none of these rather than skipped ones: what is skipped counts as failed.
  if (!process.env.FAULT_QUICK || scene.quick) {
    test(`${name}, delivered to two at once`, async () => {
      const expected = await onceAndWell(scene);
      for (let round = 0; round < rounds; round++) {
        await clearWorld();
        await scene.given();
        await Promise.allSettled(lives.map((life) => scene.event(life.begin())));
        // One that failed beside the others comes back.
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

/** Begins the scene anew for each step, lets the process die there, and delivers the event again; returns how many steps there are. */
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

/** Whether it ended in a crash; any other failure is one. */
export async function dies(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof Crash) return true;
    throw error;
  }
}
