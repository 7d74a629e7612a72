import { readCommandLine } from '../../emulators/commandLine.ts';
import { needSuite } from '../../emulators/needSuite.ts';
import { suiteEnv } from '../../emulators/ports.ts';

/** Checks the data of a running suite: prints what is broken, and fails when something is. */
readCommandLine('npm run check:data', {});
await needSuite('auth', 'firestore', 'storage', 'mail');
Object.assign(process.env, suiteEnv());
const { findBroken } = await import('./findBroken.ts');
const { board, broken } = await findBroken();
const counts = Object.entries(board).flatMap(([name, held]) => (held instanceof Map ? [`${held.size} ${name}`] : []));
process.stdout.write(`${[...broken, `${broken.length} broken among ${counts.join(', ')}`].join('\n')}\n`);
process.exit(broken.length === 0 ? 0 : 1);
