import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storageRules } from "./rulesTesting.ts";

type Message = Record<string, unknown>;

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const USERS = "/databases/(default)/documents/users";

let child: ChildProcessWithoutNullStreams;
let answers: Message[] = [];
let errorOutput = "";
let nextId = 0;

beforeAll(async () => {
  child = start();
  await answered((message) => message.id === -1);
});

afterAll(() => {
  child.kill("SIGKILL");
});

describe("the runtime", () => {
  test("says that it is ready", () => {
    expect(answers[0]).toEqual({ id: -1, status: "ok", errors: [], warnings: [] });
  });

  test.each([
    ["1", 1],
    ["2", 2],
  ] as const)("answers a ruleset of version %s with its version", async (version, rulesVersion) => {
    const id = loadRuleset(storageRules("allow read;", version));
    expect(await answerTo(id)).toEqual({
      id,
      status: "ok",
      errors: [],
      warnings: [],
      result: { rulesVersion },
    });
  });

  test("answers a ruleset that does not load with where it is wrong", async () => {
    const answer = await answerTo(loadRuleset("service firebase.storage {{\n}"));
    expect(answer).not.toHaveProperty("result");
    expect(answer).toMatchObject({ status: "ok", warnings: [] });
    expect((answer.errors as string[]).map((issue) => JSON.parse(issue))).toEqual([
      {
        description_: "Unexpected '{'; expected 'match' or 'function'.",
        sourcePosition_: { fileName_: "storage.rules", line_: 1, column_: 27 },
      },
    ]);
  });

  test("loads a ruleset with warnings", async () => {
    const answer = await answerTo(loadRuleset(storageRules("allow read: if nobody;")));
    expect(answer).toMatchObject({ errors: [], result: { rulesVersion: 2 } });
    expect(JSON.parse((answer.warnings as string[])[0] ?? "")).toMatchObject({
      sourcePosition_: { line_: 4 },
    });
  });

  test("keeps several rulesets apart", async () => {
    const open = ruleset(storageRules("match /{x=**} { allow read; }"));
    const closed = ruleset(storageRules("match /{x=**} { allow read: if false; }"));
    expect(await permit(verify(await open))).toBe(true);
    expect(await permit(verify(await closed))).toBe(false);
    expect(await permit(verify(await open))).toBe(true);
  });

  test("answers a request of a ruleset it does not know with an error", async () => {
    expect(await answerTo(verify("unheard of"))).toMatchObject({
      status: "ok",
      result: { permit: false },
    });
  });

  test("permits nothing after an evaluation error, and does not report it", async () => {
    const name = await ruleset(storageRules("match /{x=**} { allow read: if resource.size > 0; }"));
    const id = verify(name);
    expect(await answerTo(id)).toEqual({
      id,
      status: "ok",
      errors: [],
      warnings: [],
      result: { permit: false },
    });
  });

  test.each([
    ["no JSON", '{"action":'],
    ["nothing", ""],
    ["null", "null"],
    ["a number", "7"],
    ["a request without an id", '{"action":"verify"}'],
    ["an answer nobody waits for", '{"status":"ok","id":99999}'],
  ])("continues after a line with %s", async (_what, line) => {
    child.stdin.write(`${line}\n`);
    expect(await permit(verify(await ruleset(storageRules("match /{x=**} { allow read; }"))))).toBe(
      true,
    );
  });

  test.each([
    ["an unknown action", { action: "dance" }],
    ["a request without a context", { action: "verify" }],
    ["a ruleset without a source", { action: "load_ruleset" }],
  ])("answers %s with an error", async (_what, message) => {
    const answer = await answerTo(send(message));
    expect(answer.status).toBe("ok");
    expect(answer.errors).toHaveLength(1);
  });

  test("reads a request that comes in pieces, and two that come at once", async () => {
    const name = await ruleset(storageRules("match /{x=**} { allow read; }"));
    const [first, second] = [verifyLine(name), verifyLine(name)];
    const text = `${first.line}\n${second.line}\n`;
    child.stdin.write(text.slice(0, 20));
    await new Promise((resolve) => setTimeout(resolve, 20));
    child.stdin.write(text.slice(20));
    expect(await permit(first.id)).toBe(true);
    expect(await permit(second.id)).toBe(true);
  });
});

describe("a request that needs a document", () => {
  const isAdmin = `match /{id} { allow read: if firestore.get(${USERS}/$(id)).data.isAdmin; }`;

  test("asks for it, and decides when it comes", async () => {
    const id = verify(await ruleset(storageRules(isAdmin)), "ana");
    expect(await answerTo(id)).toEqual({
      action: "fetch_firestore_document",
      context: { path: `${USERS}/ana` },
      server_request_id: id,
    });
    bring(id, { isAdmin: { booleanValue: true } });
    expect(await answerTo(id)).toEqual({
      id,
      status: "ok",
      errors: [],
      warnings: [],
      result: { permit: true },
    });
  });

  test("is refused when the document is missing", async () => {
    const id = verify(await ruleset(storageRules(isAdmin)), "ana");
    await answerTo(id);
    send({ status: "not_found", warnings: [], errors: [] }, id);
    expect(await permit(id)).toBe(false);
  });

  test("is refused when the document may not be read", async () => {
    const id = verify(
      await ruleset(
        storageRules(`match /{id} { allow read: if firestore.exists(${USERS}/$(id)) || true; }`),
      ),
    );
    await answerTo(id);
    send({ status: "invalid_state", warnings: [], errors: [] }, id);
    expect(await answerTo(id)).toMatchObject({ status: "ok", result: { permit: false } });
  });

  test("asks for each document once, one after the other", async () => {
    const both = `firestore.exists(${USERS}/a) && firestore.get(${USERS}/b).data.n == 1 && firestore.exists(${USERS}/a)`;
    const id = verify(await ruleset(storageRules(`match /{x} { allow read: if ${both}; }`)));
    expect(await answerTo(id)).toMatchObject({ context: { path: `${USERS}/a` } });
    bring(id);
    expect(await answerTo(id)).toMatchObject({ context: { path: `${USERS}/b` } });
    bring(id, { n: { integerValue: "1" } });
    expect(await permit(id)).toBe(true);
  });

  test("is refused at the third different document", async () => {
    const three = ["a", "b", "c"].map((user) => `firestore.exists(${USERS}/${user})`).join(" && ");
    const id = verify(await ruleset(storageRules(`match /{x} { allow read: if ${three}; }`)));
    await answerTo(id);
    bring(id);
    await answerTo(id);
    bring(id);
    expect(await permit(id)).toBe(false);
  });

  test("does not block others, which may be answered first", async () => {
    const name = await ruleset(storageRules(`${isAdmin} match /public/{x} { allow read; }`));
    const [ana, bia] = [verify(name, "ana"), verify(name, "bia")];
    await answerTo(ana);
    await answerTo(bia);
    expect(await permit(verify(name, "public/x"))).toBe(true);
    bring(bia, { isAdmin: { booleanValue: true } });
    expect(await permit(bia)).toBe(true);
    bring(ana, { isAdmin: { booleanValue: false } });
    expect(await permit(ana)).toBe(false);
  });

  test("reads every kind of field", async () => {
    const fields = {
      none: { nullValue: null },
      text: { stringValue: "a" },
      yes: { booleanValue: true },
      count: { integerValue: "9007199254740993" },
      half: { doubleValue: 0.5 },
      infinite: { doubleValue: "Infinity" },
      nan: { doubleValue: "NaN" },
      at: { timestampValue: "2025-01-02T03:04:05.000000006Z" },
      raw: { bytesValue: "+++-" },
      ref: { referenceValue: "projects/p/databases/(default)/documents/users/ana" },
      point: { geoPointValue: { latitude: 1, longitude: 2 } },
      origin: { geoPointValue: {} },
      list: { arrayValue: { values: [{ integerValue: "1" }] } },
      empty: { arrayValue: {} },
      map: { mapValue: { fields: { a: { integerValue: "1" } } } },
      blank: { mapValue: {} },
    };
    const conditions = [
      "d.none == null",
      "d.text == 'a'",
      "d.yes",
      "d.count == 9007199254740993",
      "d.half == 0.5",
      "math.isInfinite(d.infinite)",
      "math.isNaN(d.nan)",
      "d.at.nanos() == 6",
      "d.at.day() == 2",
      "d.raw.size() == 3",
      `d.ref == ${USERS}/ana`,
      "d.point.longitude() == 2",
      "d.origin.latitude() == 0",
      "d.list == [1]",
      "d.empty == []",
      "d.map == {'a': 1}",
      "d.blank == {}",
    ];
    const rules = `function all(d) { return ${conditions.join(" && ")}; }
      match /{id} { allow read: if all(firestore.get(${USERS}/$(id)).data); }`;
    const id = verify(await ruleset(storageRules(rules)), "ana");
    await answerTo(id);
    bring(id, fields);
    expect(await permit(id)).toBe(true);
  });
});

test("nothing is written to standard error", () => {
  expect(errorOutput).toBe("");
});

test.each(["SIGINT", "the end of its input"] as const)(
  "the runtime exits at %s",
  async (signal) => {
    const other = spawn(process.execPath, [MAIN]);
    await once(other.stdout, "data");
    const exit = once(other, "exit");
    if (signal === "SIGINT") other.kill("SIGINT");
    else other.stdin.end();
    expect(await exit).toEqual([0, null]);
  },
);

function start(): ChildProcessWithoutNullStreams {
  const started = spawn(process.execPath, [MAIN]);
  createInterface({ input: started.stdout }).on("line", (line) =>
    answers.push(JSON.parse(line) as Message),
  );
  started.stderr.on("data", (chunk) => (errorOutput += String(chunk)));
  return started;
}

function send(message: Message, id = nextId++): number {
  child.stdin.write(`${JSON.stringify({ ...message, id })}\n`);
  return id;
}

function loadRuleset(content: string, rulesetName = "r"): number {
  const source = { files: [{ name: "storage.rules", content }] };
  return send({ action: "load_ruleset", context: { rulesetName, source } });
}

/** Loads a ruleset that must load, under a unique name. */
async function ruleset(content: string): Promise<string> {
  const name = `ruleset ${nextId}`;
  expect(await answerTo(loadRuleset(content, name))).toMatchObject({ errors: [] });
  return name;
}

function verifyLine(
  rulesetName: string,
  path = "file",
  id = nextId++,
): { id: number; line: string } {
  const request = {
    map_value: { fields: { resource: { null_value: null }, auth: { null_value: null } } },
  };
  const context = {
    rulesetName,
    service: "firebase.storage",
    path: `/b/bucket/o/${path}`,
    method: "get",
    variables: { resource: { null_value: null }, request },
  };
  return { id, line: JSON.stringify({ action: "verify", context, id }) };
}

function verify(rulesetName: string, path = "file"): number {
  const { id, line } = verifyLine(rulesetName, path);
  child.stdin.write(`${line}\n`);
  return id;
}

function bring(id: number, fields?: Message): void {
  send({ result: { name: "projects/p/…", fields }, status: "ok", warnings: [], errors: [] }, id);
}

/** Takes the next answer to a request. */
async function answerTo(id: number): Promise<Message> {
  return answered((message) => (message.id ?? message.server_request_id) === id);
}

async function permit(id: number): Promise<unknown> {
  return ((await answerTo(id)).result as Message).permit;
}

async function answered(isWanted: (message: Message) => boolean): Promise<Message> {
  for (let waited = 0; waited < 5000; waited += 5) {
    const found = answers.find(isWanted);
    if (found) {
      if (found.id !== -1) answers = answers.filter((message) => message !== found);
      return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("No answer.");
}
