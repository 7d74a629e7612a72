import { type FirebaseApp, type FirebaseOptions, getApps, initializeApp } from 'firebase/app';

type EmulatorPorts = { auth: number; firestore: number; storage: number; functions: number };

const emulatorSettings: string | undefined = import.meta.env['VITE_EMULATORS'];
const productionSettings: string | undefined = import.meta.env['VITE_FIREBASE_CONFIG'];

/** Where the emulators listen, on the host the page came from; null in production. */
export const emulators: EmulatorPorts | null = emulatorSettings ? (JSON.parse(emulatorSettings) as EmulatorPorts) : null;

const demoProject: FirebaseOptions = { projectId: 'demo-vagas', apiKey: 'demo', storageBucket: 'demo-vagas.appspot.com' };

/** The one Firebase app. VITE_FIREBASE_CONFIG holds the project's public settings as JSON at build time. */
export function firebaseApp(): FirebaseApp {
  const [existing] = getApps();
  if (existing) return existing;
  if (!emulators && !productionSettings) throw new Error('VITE_FIREBASE_CONFIG was empty when this site was built');
  return initializeApp(emulators ? demoProject : (JSON.parse(productionSettings!) as FirebaseOptions));
}

/** The host the emulators answer on: loopback by number, since 'localhost' may mean IPv6 first. */
export const emulatorHost = '127.0.0.1';

export const functionsRegion = 'southamerica-east1';
