import { defineConfig } from "vitest/config";

/** The domain's own unit tests, for Stryker: they need nothing started. */
export default defineConfig({ test: { include: ["tests/stryker/domain.all.ts"] } });
