import { rmSync } from 'node:fs';
import { kept } from './folders.ts';

// Without its data, the next `npm start -- --keep` seeds again.
rmSync(kept, { recursive: true, force: true });
process.stdout.write('The kept data is gone; the next start begins with the seed.\n');
