import { findFirestoreEngine } from './firestoreEngine.ts';

// Before the first suite comes up: a build takes minutes, longer than any test waits for its suite.
const { kind } = await findFirestoreEngine({ tell: (line) => void process.stderr.write(`${line}\n`) });
process.stdout.write(`Firestore is served by ${kind === 'hidane' ? 'hidane' : 'the official emulator'}.\n`);
