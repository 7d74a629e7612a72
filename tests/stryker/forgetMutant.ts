import { inject } from "vitest";

// In a reused thread, the previous mutant would still be active while this file's modules are loaded.
const name = inject("globalNamespace" as never) as string | undefined;
const instrumented =
  name === undefined
    ? undefined
    : (globalThis as unknown as Record<string, { activeMutant?: string } | undefined>)[name];
if (instrumented && inject("mutantActivation" as never) !== "static")
  delete instrumented.activeMutant;
