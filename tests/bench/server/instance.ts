import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express, { type RequestHandler } from "express";
import { onRequest } from "firebase-functions/https";
import { root } from "../../../emulators/folders.ts";
import { recordReads, replay, type Read, watchReads } from "./recordReads.ts";

/**
 * One instance of a function, served by Google's own framework: the uploaded `site`, or a plain one that answers
 * 'ok'. Beside `site` it serves the plain one, a page's queries alone, and the processor time so far.
 */
const app = express();
const ok = onRequest((_request, response) => void response.send("ok"));
app.get("/ok", ok as unknown as RequestHandler);

if (process.argv[2] === "site") {
  watchReads();
  const { site } = (await import(join(root, "functions", "lib", "index.js"))) as {
    site: RequestHandler;
  };
  const kept = new Map<string, Read[]>();
  app.get("/alone", async ({ query }, response) => {
    const page = String(query["page"]);
    if (!kept.has(page))
      kept.set(
        page,
        await recordReads(() =>
          fetch(`http://127.0.0.1:${port}${page}`).then((answer) => answer.text()),
        ),
      );
    await replay(kept.get(page)!);
    response.send("ok");
  });
  app.get("/processor", (_request, response) => {
    const { user, system } = process.cpuUsage();
    response.send(String(user + system));
  });
  app.use(site);
}

const server = app.listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const { port } = server.address() as AddressInfo;
process.send?.(port);
process.once("disconnect", () => process.exit(0));
