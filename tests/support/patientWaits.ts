import { vi } from "vitest";

/** Milliseconds that a test waits for an expectation: on a busy machine the code of a form alone may take seconds to load. */
const patience = 10_000;

const waitFor = vi.waitFor;

// Test files that share their modules share `vi` too.
if (waitFor.name !== "patientlyWaitFor")
  vi.waitFor = function patientlyWaitFor(expectation, options = {}) {
    const asked = typeof options === "number" ? { timeout: options } : options;
    return waitFor(expectation, { timeout: patience, ...asked });
  };
