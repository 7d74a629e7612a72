import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";

const paths = (readFirebaseJson().hosting["rewrites"] as { source: string }[])
  .map(({ source }) => source)
  .filter((source) => source.startsWith("/api/") && source !== "/api/browserErrors");

async function run(address: string) {
  const command = join(root, "emulators/deploy/checkAnswers.ts");
  const child = execFile(process.execPath, [command, address]);
  const [output, complaint, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, "close"),
  ]);
  return { code, output, complaint };
}

/** Runs the command against a site where Cloud Run refuses the calls of `refused`, a path. */
async function runWith(refused?: string) {
  const asked: string[] = [];
  const site = createServer((request, response) => {
    const { method, url, headers } = request;
    void text(request).then((body) => {
      asked.push(`${method} ${url} ${headers["content-type"]} ${body}`);
      if (url === refused) response.writeHead(403).end("<title>403 Forbidden</title>");
      else response.writeHead(400).end('{"error":{"status":"INVALID_ARGUMENT"}}');
    });
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  const ran = await run(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  site.close();
  return { ...ran, asked };
}

test("every callable function is asked once with an empty object, and the last line says that all answer", async () => {
  const { code, output, asked } = await runWith();
  expect(code).toBe(0);
  expect(output).toMatch(
    new RegExp(`( {2}ok .*\\n)+All ${paths.length} functions that pages call answer\\.\\n$`),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(asked).toEqual(paths.map((path) => `POST ${path} application/json {}`));
});

test("one function that does not answer makes the command fail, after it has asked the others", async () => {
  const { code, output, asked } = await runWith("/api/askAlert");
  expect(code).toBe(1);
  expect(output).toContain(
    "  !!   askAlert: answer 403\n       Nobody may call it. Allow everybody to:\n       gcloud functions",
  );
  expect(output.match(/^ {2}ok /gm)).toHaveLength(paths.length - 1);
  expect(output).toMatch(
    new RegExp(`\\n1 of ${paths.length} functions do not answer\\. .* repeat this command .*\\n$`),
  );
  expect(asked).toHaveLength(paths.length);
});

test("an address without https is refused with the command's usage", async () => {
  expect(await run("localhost:5000")).toEqual({
    code: 2,
    output: "",
    complaint:
      "'localhost:5000' is no address of a site.\nUsage: npm run deploy:answers -- [https://<site>]\n",
  });
});
