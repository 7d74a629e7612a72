import { lazy } from "react";

function load() {
  return import("./JobClosed.tsx");
}

/** JobClosed, loaded when somebody begins to fill in the form; most forms never need it. */
export const LaterJobClosed = lazy(async () => ({ default: (await load()).JobClosed }));

export function loadJobClosed(): Promise<unknown> {
  return load();
}
