import { type FirebaseApp, getApps, initializeApp } from "firebase/app";
import { appCheckKey, projectSettings } from "./projectSettings.ts";

export { emulatorHost, emulators } from "./projectSettings.ts";

/** App Check must be ready before the first request, so this module waits for its code. */
const { startAppCheck } = appCheckKey ? await import("./appCheck.ts") : { startAppCheck: null };

/** The one Firebase app. */
export function firebaseApp(): FirebaseApp {
  const [existing] = getApps();
  if (existing) return existing;
  const app = initializeApp(projectSettings());
  startAppCheck?.(app);
  return app;
}
