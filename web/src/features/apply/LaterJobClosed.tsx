import { lazy } from "react";

function load() {
  return import("./JobClosed.tsx");
}

/** JobClosed, whose code a form that is sent does without. It is fetched when somebody begins to fill the form in. */
export const LaterJobClosed = lazy(async () => ({ default: (await load()).JobClosed }));

export function loadJobClosed(): Promise<unknown> {
  return load();
}
