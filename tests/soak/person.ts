import { setTimeout as sleep } from 'node:timers/promises';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { bucketOf } from '../../emulators/seed/bucket.ts';
import { host, ports, projectId } from '../support/emulators.ts';
import { seededRandom } from '../bench/random.ts';
import type { Tally } from './tally.ts';

setLogLevel('silent');

/** Somebody with a program of their own: the client SDK, their token, the rules in front of them. */
export type Person = { app: FirebaseApp; auth: Auth; database: Firestore; bucket: FirebaseStorage; dice: Dice; tally: Tally };

/** Chance, the same for the same seed. */
export type Dice = {
  /** A whole number below. */
  below: (count: number) => number;
  chance: (probability: number) => boolean;
  oneOf: <T>(list: readonly T[]) => T | undefined;
};

export function openPerson(name: string, seed: number, tally: Tally): Person {
  const app = initializeApp({ projectId, apiKey: 'demo', storageBucket: bucketOf(projectId) }, name);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${host}:${ports.auth}`, { disableWarnings: true });
  const database = getFirestore(app);
  connectFirestoreEmulator(database, host, ports.firestore);
  const bucket = getStorage(app);
  connectStorageEmulator(bucket, host, ports.storage);
  return { app, auth, database, bucket, dice: newDice(seed), tally };
}

function newDice(seed: number): Dice {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  return { below, chance: (probability) => random() < probability, oneOf: (list) => list[below(list.length)] };
}

/** Does one thing after the other, with a pause of `pause` ms more or less between them, until it is time. */
export async function live({ dice }: Person, pause: number, isOver: () => boolean, act: () => Promise<void>): Promise<void> {
  await sleep(dice.below(pause));
  while (!isOver()) {
    await act();
    await sleep(pause / 2 + dice.below(pause));
  }
}
