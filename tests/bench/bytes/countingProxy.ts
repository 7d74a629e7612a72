import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { headerBytes } from "./headerBytes.ts";

/** The answer to one request: its bytes with headers, a moment after its end. */
export type Crossed = {
  path: string;
  kind: "html" | "scripts" | "styles" | "pictures" | "other";
  bytes: number;
};

const kinds = [
  ["html", /text\/html/],
  ["scripts", /javascript/],
  ["styles", /text\/css/],
  ["pictures", /^image\//],
] as const;

/** A proxy in front of the site that records every answer to the page and to its service worker. */
export async function openCountingProxy(
  site: string,
): Promise<{ url: string; crossed: Crossed[]; close: () => void }> {
  const crossed: Crossed[] = [];
  const server = createServer((request, response) => {
    const upstream = ask(
      site + request.url,
      { method: request.method, headers: request.headers },
      (answer) => {
        const one: Crossed = { path: request.url ?? "", kind: kindOf(answer), bytes: 0 };
        crossed.push(one);
        answer.on("data", (piece: Buffer) => (one.bytes += piece.length));
        void headerBytes(answer.rawHeaders).then((bytes) => (one.bytes += bytes));
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    upstream.once("error", () => response.destroy());
    request.pipe(upstream);
  });
  server.listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    crossed,
    close: () => server.close(),
  };
}

function kindOf({ headers }: IncomingMessage): Crossed["kind"] {
  return kinds.find(([, type]) => type.test(headers["content-type"] ?? ""))?.[0] ?? "other";
}
