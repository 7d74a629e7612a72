import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { connect, createServer } from "node:net";
import { basename } from "node:path";
import { host, type Ports, type Service } from "./ports.ts";

const names: Record<Service, string> = {
  hosting: "the site",
  auth: "Auth",
  firestore: "Firestore",
  firestoreWebsocket: "Firestore's websocket",
  storage: "Storage",
  functions: "Functions",
  eventarc: "Eventarc",
  debugger: "the functions' debugger",
  tasks: "Tasks",
  hub: "the emulator hub",
  logging: "the emulator log",
  smtp: "mail (SMTP)",
  mail: "the mail inbox",
  vite: "Vite",
};

/** One sentence for each port of `services` that another process uses. */
export async function busyPorts(ports: Ports, services: readonly Service[]): Promise<string[]> {
  const sentences = await Promise.all(
    services.map(async (service) => {
      const port = ports[service];
      if (await isFree(port)) return [];
      const holder = holderOf(port) ?? "a process that hides its name";
      return [
        `Port ${port} (${names[service]}) is in use by ${holder}; stop it or set VAGAS_PORT_OFFSET.`,
      ];
    }),
  );
  return sentences.flat();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** How a port treats a connection; 'busy': too many others wait. */
export type Look = "answers" | "refuses" | "busy";

export function lookAt(port: number): Promise<Look> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const end = (look: Look) => {
      socket.destroy();
      resolve(look);
    };
    socket.setTimeout(5_000, () => end("busy"));
    socket.once("connect", () => end("answers")).once("error", () => end("refuses"));
  });
}

/** Whether something accepts connections on `port`. */
export async function answers(port: number): Promise<boolean> {
  return (await lookAt(port)) === "answers";
}

/** 'name (pid 123)' of the process listening on `port`; null if unknown. */
export function holderOf(port: number): string | null {
  const holder = holderAt(port);
  return holder && `${holder.name} (pid ${holder.pid})`;
}

/** The process listening on `port`; null if unknown. */
export function holderAt(port: number): { pid: number; name: string } | null {
  const pid = process.platform === "linux" ? pidFromProc(port) : null;
  if (pid !== null) return { pid, name: commandName(pid) };

  const lsof = spawnSync("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc"], {
    encoding: "utf8",
  });
  const found = /^p(\d+)\nc(.+)$/m.exec(lsof.stdout ?? "");
  return found ? { pid: Number(found[1]), name: found[2] ?? "a process" } : null;
}

function pidFromProc(port: number): number | null {
  const sockets = new Set(
    ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((table) => listeningInodes(table, port)),
  );
  const pids = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.find((pid) => openFiles(pid).some((file) => sockets.has(file))) ?? null;
}

/** The sockets listening (state 0A) on `port`, as /proc/<pid>/fd names them. */
function listeningInodes(table: string, port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  try {
    const rows = readFileSync(table, "utf8")
      .split("\n")
      .slice(1)
      .map((row) => row.trim().split(/\s+/));
    return rows
      .filter((row) => row[1]?.endsWith(`:${hex}`) && row[3] === "0A")
      .map((row) => `socket:[${row[9]}]`);
  } catch {
    return [];
  }
}

function openFiles(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`);
      } catch {
        return "";
      }
    });
  } catch {
    return [];
  }
}

/** The program, or an interpreter's script: 'hidane', 'node firebase.js'. */
function commandName(pid: number): string {
  try {
    const program = basename(readlinkSync(`/proc/${pid}/exe`));
    const script = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[1] ?? "";
    return /\.[cm]?[jt]s$|\.py$/.test(script) ? `${program} ${basename(script)}` : program;
  } catch {
    return "a process";
  }
}
