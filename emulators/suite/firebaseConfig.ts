import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { town } from "@vagas/functions/domain/town";
import { config, ensured, rendered, root, site } from "../folders.ts";
import { emulatorHeaders, headersOfPages, type HeaderRule } from "../hosting/headers.ts";
import { host, portOffset, shiftAddresses, type Ports } from "../ports.ts";
import { administrator, mailDomain } from "../seed/accounts.ts";
import { demoNeighbours } from "../seed/demoNeighbour.ts";

type FirebaseJson = {
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
  functions: { source: string; [key: string]: unknown }[];
  hosting: { public: string; headers: HeaderRule[]; [key: string]: unknown };
  emulators: Record<string, unknown>;
};

/** firebase.json as it is deployed. */
export function readFirebaseJson(): FirebaseJson {
  return JSON.parse(readFileSync(join(root, "firebase.json"), "utf8")) as FirebaseJson;
}

/**
 * firebase.json for the emulators, with paths from the `config` folder: this suite's ports, its site, headers that
 * let it reach the emulators; the rest is production's.
 */
export function emulatorConfig(production: FirebaseJson, ports: Ports): FirebaseJson {
  const at = (port: number) => ({ host, port });
  return {
    ...production,
    firestore: {
      rules: join(root, production.firestore.rules),
      indexes: join(root, production.firestore.indexes),
    },
    storage: { rules: join(root, production.storage.rules) },
    functions: production.functions.map((codebase) => ({
      ...codebase,
      source: relative(config, join(root, codebase.source)),
      configDir: "env",
    })),
    hosting: {
      ...production.hosting,
      public: relative(config, site),
      headers: emulatorHeaders(production.hosting.headers, ports),
    },
    emulators: {
      ...production.emulators,
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      storage: at(ports.storage),
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      hub: at(ports.hub),
      logging: at(ports.logging),
    },
  };
}

/** Writes the emulators' firebase.json, the functions' dotenv files and headers; returns the path of the first. */
export function writeEmulatorConfig(ports: Ports, sitePort: number): string {
  const file = join(ensured(config), "firebase.json");
  const emulated = emulatorConfig(readFirebaseJson(), ports);
  writeFileSync(file, JSON.stringify(emulated, null, 2));
  writeFileSync(
    join(ensured(rendered), "headers.json"),
    JSON.stringify(headersOfPages(emulated.hosting.headers), null, 2),
  );
  writeFunctionsEnv(ports.hosting, sitePort);
  return file;
}

/** Copies functions/.env*, with addresses moved to this suite's ports and site, and adds the town's. */
function writeFunctionsEnv(hostingPort: number, sitePort: number): void {
  const folder = join(config, "env");
  rmSync(folder, { recursive: true, force: true });
  ensured(folder);
  const functions = join(root, "functions");
  const own = [
    `ADMIN_EMAIL=${administrator.email}`,
    `MAIL_FROM="${town.boardName} <nao-responda@${mailDomain}>"`,
    `SITE_RENDERED=${rendered}`,
    `DEMO_NEIGHBOURS='${demoNeighbours}'`,
  ];
  for (const name of readdirSync(functions)) {
    if (!name.startsWith(".env")) continue;
    const text = shiftAddresses(readFileSync(join(functions, name), "utf8"), portOffset());
    writeFileSync(
      join(folder, name),
      `${text.replaceAll(`localhost:${hostingPort}`, `localhost:${sitePort}`)}\n${own.join("\n")}\n`,
    );
  }
}
