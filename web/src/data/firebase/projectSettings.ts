/** The project's public settings, as the Firebase console shows them for a web app. */
type ProjectSettings = {
  projectId: string;
  apiKey: string;
  storageBucket?: string;
  authDomain?: string;
  appId?: string;
  messagingSenderId?: string;
};

type EmulatorPorts = { auth: number; firestore: number; storage: number };

const emulatorSettings: string | undefined = import.meta.env["VITE_EMULATORS"];
const productionSettings: string | undefined = import.meta.env["VITE_FIREBASE_CONFIG"];

/** The emulators' addresses on this machine; null in production. */
export const emulators: EmulatorPorts | null = emulatorSettings
  ? (JSON.parse(emulatorSettings) as EmulatorPorts)
  : null;

/** The public reCAPTCHA Enterprise key, which enables App Check; the emulators have none. */
export const appCheckKey: string | null = emulators
  ? null
  : import.meta.env["VITE_APP_CHECK_KEY"] || null;

/**
 * The public key of the console's Web Push certificates, with which devices register for messages; null: the site offers
 * none.
 */
export const pushKey: string | null = import.meta.env["VITE_PUSH_KEY"] || null;

/** The emulators' host: the numeric loopback address, because 'localhost' may mean IPv6. */
export const emulatorHost = "127.0.0.1";

const demoProject: ProjectSettings = {
  projectId: "demo-vagas",
  apiKey: "demo",
  storageBucket: "demo-vagas.appspot.com",
};

/** VITE_FIREBASE_CONFIG holds the settings as JSON at build time; throws if it is missing. */
export function projectSettings(): ProjectSettings {
  if (emulators) return demoProject;
  if (!productionSettings)
    throw new Error("VITE_FIREBASE_CONFIG was empty when this site was built");
  return JSON.parse(productionSettings) as ProjectSettings;
}
