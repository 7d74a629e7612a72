import type { Plugin } from "vite";

type Environment = Record<string, string | undefined>;

/**
 * Why a build with these variables must fail: it would show nothing, or another project's data. Null if it may run.
 * The emulators' build names their ports; firebase-tools passes the project to a predeploy command in GCLOUD_PROJECT.
 */
export function buildFault({
  VITE_EMULATORS: emulators,
  VITE_FIREBASE_CONFIG: settings,
  GCLOUD_PROJECT: target,
}: Environment): string | null {
  if (emulators) return null;
  if (!settings)
    return "VITE_FIREBASE_CONFIG is empty: set it to the web app's settings as JSON (docs/deploy.md, step 4).";
  const project = projectOf(settings);
  if (project === null) return "VITE_FIREBASE_CONFIG is no JSON with a projectId and an apiKey.";
  if (target && target !== project)
    return `VITE_FIREBASE_CONFIG is of the project ${project}, and ${target} is deployed.`;
  return null;
}

function projectOf(settings: string): string | null {
  try {
    const { projectId, apiKey } = JSON.parse(settings) as Record<string, unknown>;
    return typeof projectId === "string" &&
      projectId !== "" &&
      typeof apiKey === "string" &&
      apiKey !== ""
      ? projectId
      : null;
  } catch {
    return null;
  }
}

/** Ends a build that would not work. */
export function projectGuard(): Plugin {
  return {
    name: "project-guard",
    apply: "build",
    configResolved() {
      const fault = buildFault(process.env);
      // Vite prints the stack, but the deployer needs only the sentence.
      if (fault !== null) throw Object.assign(new Error(fault), { stack: fault });
    },
  };
}
