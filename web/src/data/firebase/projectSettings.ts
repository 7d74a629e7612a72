/** The project's public settings, as the Firebase console shows them for a web app. */
export type ProjectSettings = {
  projectId: string;
  apiKey: string;
  storageBucket?: string;
  authDomain?: string;
  appId?: string;
};

type EmulatorPorts = { auth: number; firestore: number; storage: number };

const emulatorSettings: string | undefined = import.meta.env["VITE_EMULATORS"];
const productionSettings: string | undefined = import.meta.env["VITE_FIREBASE_CONFIG"];

/** Where the emulators listen, on this machine; null in production. */
export const emulators: EmulatorPorts | null = emulatorSettings
  ? (JSON.parse(emulatorSettings) as EmulatorPorts)
  : null;

/** The public key of reCAPTCHA Enterprise that switches App Check on; the emulators know nothing of it. */
export const appCheckKey: string | null = emulators
  ? null
  : import.meta.env["VITE_APP_CHECK_KEY"] || null;

/** The host the emulators answer on: loopback by number, since 'localhost' may mean IPv6 first. */
export const emulatorHost = "127.0.0.1";

const demoProject: ProjectSettings = {
  projectId: "demo-vagas",
  apiKey: "demo",
  storageBucket: "demo-vagas.appspot.com",
};

/** VITE_FIREBASE_CONFIG holds the settings as JSON at build time; throws where it was left out. */
export function projectSettings(): ProjectSettings {
  if (emulators) return demoProject;
  if (!productionSettings)
    throw new Error("VITE_FIREBASE_CONFIG was empty when this site was built");
  return JSON.parse(productionSettings) as ProjectSettings;
}
