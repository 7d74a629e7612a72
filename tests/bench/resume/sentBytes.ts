import {
  connect,
  createServer,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import type { AddressInfo } from "node:net";
import type { CDPSession } from "@playwright/test";

/** A request as it left the browser; `body` in bytes. */
type SentRequest = {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: number;
};

/** Of one connection only: HTTP/2 has none of them. */
const ofConnection = /^(?:connection|host|keep-alive|transfer-encoding|upgrade|:.*)$/i;

/** Milliseconds after which the headers have left. */
const flushMs = 50;

/** Notes every request of a page, the browser's own questions before a foreign one too. */
export async function noteRequests(devtools: CDPSession): Promise<SentRequest[]> {
  const noted = new Map<string, SentRequest>();
  const all: SentRequest[] = [];
  await devtools.send("Network.enable", { maxPostDataSize: 0 });
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { url, method, headers } = request;
    const one = { url: new URL(url), method, headers, body: bodyBytes(headers) };
    if (!one.url.protocol.startsWith("http")) return;
    noted.set(requestId, one);
    all.push(one);
  });
  // The headers as sent, which come after the first event.
  devtools.on("Network.requestWillBeSentExtraInfo", ({ requestId, headers }) => {
    const one = noted.get(requestId);
    if (one) Object.assign(one, { headers, body: bodyBytes(headers) });
  });
  return all;
}

function bodyBytes(headers: Record<string, string>): number {
  const length = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-length");
  return Number(length?.[1] ?? 0);
}

/**
 * Bytes of these requests with their bodies, as HTTP/2 sends them: one connection for each origin, which compresses
 * headers. Without TLS.
 */
export async function sentBytes(requests: readonly SentRequest[]): Promise<number> {
  const byOrigin = Map.groupBy(requests, ({ url }) => url.origin);
  let bytes = requests.reduce((sum, { body }) => sum + body, 0);
  for (const ofOrigin of byOrigin.values()) bytes += await headerBytes(ofOrigin);
  return bytes;
}

async function headerBytes(requests: readonly SentRequest[]): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  const client = connect(`http://localhost:${(server.address() as AddressInfo).port}`);
  server.on("stream", (stream: ServerHttp2Stream) => {
    stream.respond({ ":status": 200 });
    stream.end();
  });
  for (const { url, method, headers } of requests) {
    const sent: OutgoingHttpHeaders = { ":method": method, ":path": url.pathname + url.search };
    for (const [name, value] of Object.entries(headers))
      if (!ofConnection.test(name)) sent[name.toLowerCase()] = value;
    const request = client.request(sent, { endStream: true });
    // The announced body does not follow: the server refuses the request after its headers were sent.
    request.on("error", () => null);
    request.resume();
  }
  await new Promise((resolve) => setTimeout(resolve, flushMs));
  const bytes = client.socket.bytesWritten;
  client.destroy();
  server.close();
  return bytes;
}
