import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { projectSettings } from './projectSettings.ts';

export { emulatorHost, emulators } from './projectSettings.ts';

/** The one Firebase app. */
export function firebaseApp(): FirebaseApp {
  const [existing] = getApps();
  return existing ?? initializeApp(projectSettings());
}
