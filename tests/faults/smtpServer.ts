import { createServer, type AddressInfo, type Server } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A test's own server; `messages` are the Message-IDs it accepted, in order. */
export type TestServer = { url: string; messages: string[]; close: () => Promise<void> };

const open = new Set<SMTPServer & { connections?: unknown }>();

/** Refuses with an SMTP code. */
export function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/**
 * Accepts every message, except as `options` change; `port` 0 is any free one. `before` runs when it has a message, before it
 * says so.
 */
export async function smtpServer(
  options: SMTPServerOptions = {},
  port = 0,
  before: () => Promise<unknown> = async () => {},
): Promise<TestServer> {
  const messages: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      void readMessageId(stream)
        .then(async (id) => {
          await before();
          messages.push(id);
        })
        .then(() => done(), done);
    },
    ...options,
  });
  open.add(server);
  // Some tests are about broken connections.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readMessageId(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  return /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim() ?? "";
}

/** Cuts the line of a session. */
export function cut({ id }: { id: string }): void {
  for (const server of open)
    for (const connection of server.connections as Set<{
      id: string;
      _socket: { destroy: () => void };
    }>)
      if (connection.id === id) connection._socket.destroy();
}

/** Accepts connections and never answers. */
export async function silentServer(): Promise<TestServer> {
  const sockets = new Set<{ destroy: () => unknown }>();
  const server: Server = createServer((socket) => sockets.add(socket.on("error", () => {})));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, messages: [], close };
}
