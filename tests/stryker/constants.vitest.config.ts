import { defineConfig } from 'vitest/config';

/** The functions' unit tests, for what takes effect at import time: they need nothing started. */
export default defineConfig({ test: { include: ['tests/stryker/constants.all.ts'] } });
