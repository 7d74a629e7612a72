import { setTimeout as sleep } from "node:timers/promises";
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from "firebase/firestore/lite";
import { seededRandom } from "../bench/random.ts";
import { type ClientApp, openClientApp } from "../support/clientApp.ts";
import { host, ports } from "../support/emulators.ts";
import type { Tally } from "./soakTally.ts";

setLogLevel("silent");

/** A person who acts through the client SDK, with their own token and under the rules. */
export type Person = ClientApp & { database: Firestore; dice: Dice; tally: Tally };

/** Random choices, the same for the same seed. */
export type Dice = {
  /** A whole number from 0 to below `count`. */
  below: (count: number) => number;
  chance: (probability: number) => boolean;
  oneOf: <T>(list: readonly T[]) => T | undefined;
};

export function openPerson(name: string, seed: number, tally: Tally): Person {
  const client = openClientApp(name);
  const database = getFirestore(client.app);
  connectFirestoreEmulator(database, host, ports.firestore);
  return { ...client, database, dice: newDice(seed), tally };
}

function newDice(seed: number): Dice {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  return {
    below,
    chance: (probability) => random() < probability,
    oneOf: (list) => list[below(list.length)],
  };
}

/** Acts repeatedly until `isOver`, with random pauses around `pause` ms. */
export async function live(
  { dice }: Person,
  pause: number,
  isOver: () => boolean,
  act: () => Promise<void>,
): Promise<void> {
  await sleep(dice.below(pause));
  while (!isOver()) {
    await act();
    await sleep(pause / 2 + dice.below(pause));
  }
}
