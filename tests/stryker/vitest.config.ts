import { defineConfig } from "vitest/config";

/** The domain's unit tests, for Stryker; they need no running suite. */
export default defineConfig({ test: { include: ["tests/stryker/domain.all.ts"] } });
