/**
 * The suite's ports. VAGAS_PORT_OFFSET (a multiple of 1000) shifts them all, so that several suites run concurrently;
 * their data and temporary folders follow (folders.ts), and every address in functions/.env* with one of these ports
 * (suite/firebaseConfig.ts).
 */
export const projectId = "demo-vagas";

/** Loopback only. */
export const host = "127.0.0.1";

/**
 * The ports without an offset. Their last three digits differ, so offsets of a thousand never collide. Firestore does
 * not use 8080, because browsers block 10080, two thousand above.
 */
export const basePorts = {
  hosting: 5010,
  auth: 9099,
  firestore: 8085,
  firestoreWebsocket: 9150,
  storage: 9199,
  functions: 5001,
  eventarc: 9299,
  debugger: 9229,
  tasks: 9499,
  hub: 4400,
  logging: 4500,
  smtp: 1025,
  mail: 1026,
  vite: 5173,
} as const;

export type Service = keyof typeof basePorts;
export type Ports = Record<Service, number>;

const services = Object.keys(basePorts) as Service[];

/** Linux uses ports from 32768 for outgoing connections. */
const highestOffset = 23_000;

/** The value of VAGAS_PORT_OFFSET, 0 without it; refuses anything but multiples of 1000. */
export function portOffset(env: NodeJS.ProcessEnv = process.env): number {
  const offset = Number(env.VAGAS_PORT_OFFSET ?? 0);
  if (!Number.isInteger(offset) || offset < 0 || offset > highestOffset || offset % 1000 !== 0) {
    throw new Error(
      `VAGAS_PORT_OFFSET is ${env.VAGAS_PORT_OFFSET}: it must be a multiple of 1000, at most ${highestOffset}.`,
    );
  }
  return offset;
}

/** Every port, shifted by `offset`. */
export function portsAt(offset: number): Ports {
  return Object.fromEntries(
    services.map((service) => [service, basePorts[service] + offset]),
  ) as Ports;
}

/** This suite's ports. */
export const ports = portsAt(ownOffset());

/** The first call of every command: a wrong offset ends it with one line. */
function ownOffset(): number {
  try {
    return portOffset();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
}

/** `text` with every loopback address of a base port moved by `offset`. */
export function shiftAddresses(text: string, offset: number): string {
  const bases = new Set<number>(Object.values(basePorts));
  return text.replace(
    /\b(localhost|127\.0\.0\.1):(\d+)\b/g,
    (address, name: string, port: string) =>
      bases.has(Number(port)) ? `${name}:${Number(port) + offset}` : address,
  );
}

/** The environment that points SDKs, the seed and the tests at the suite. */
export function suiteEnv(): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${host}:${ports.storage}`,
    FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
    VAGAS_PORT_OFFSET: String(portOffset()),
    METADATA_SERVER_DETECTION: "none",
  };
}

/**
 * The emulators' addresses for the browser, as JSON in VITE_EMULATORS; the host is the page's own. And whether the demo has
 * a neighbour (seed/demoNeighbour.ts).
 */
export function viteEnv(): Record<string, string> {
  const { auth, firestore, storage } = ports;
  const { VAGAS_NEIGHBOUR } = process.env;
  return {
    VITE_EMULATORS: JSON.stringify({ auth, firestore, storage }),
    ...(VAGAS_NEIGHBOUR && { VAGAS_NEIGHBOUR }),
  };
}

/** Where Vite's server finds the functions that Hosting serves under /api. */
export function viteServerEnv(): Record<string, string> {
  return { FUNCTIONS_ADDRESS: `http://${host}:${ports.functions}/${projectId}/southamerica-east1` };
}
