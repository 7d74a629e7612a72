import {
  connect,
  createServer,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import type { AddressInfo } from "node:net";

/** Of one connection only: HTTP/2 has none of them. */
const ofConnection = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

/** The addresses that the emulators' policy allows besides Google's. */
const emulators = / https?:\/\/(?:localhost|127\.0\.0\.1):\d+/g;

/** Milliseconds after which the headers have left. */
const flushMs = 50;

/** Bytes of an answer's headers as the first of an HTTP/2 connection, which Hosting speaks, without the emulators'. */
export async function headerBytes(raw: readonly string[]): Promise<number> {
  const headers: OutgoingHttpHeaders = {};
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]!.toLowerCase();
    if (!ofConnection.has(name)) headers[name] = raw[at + 1]!.replace(emulators, "");
  }
  const server = createServer();
  const written = new Promise<number>((resolve) => {
    server.on("stream", (stream: ServerHttp2Stream) => {
      const { socket } = stream.session!;
      const before = socket.bytesWritten;
      stream.respond({ ":status": 200, ...headers });
      setTimeout(() => resolve(socket.bytesWritten - before), flushMs);
    });
  });
  server.listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  const client = connect(`http://localhost:${(server.address() as AddressInfo).port}`);
  client.request({ ":path": "/" }).on("error", () => null); // Its body never comes.
  const bytes = await written;
  client.destroy();
  server.close();
  return bytes;
}
