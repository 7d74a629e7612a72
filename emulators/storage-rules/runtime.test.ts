import { expect, test } from "vitest";
import { Runtime } from "./runtime.ts";
import { storageRules } from "./rulesTesting.ts";

type Message = Record<string, unknown>;

/** The runtime's answers to these lines, after loading the ruleset `r`. */
function answers(rules: string, ...lines: string[]): Message[] {
  const sent: Message[] = [];
  const runtime = new Runtime((message) => sent.push(message));
  const source = { files: [{ name: "storage.rules", content: rules }] };
  runtime.receive(
    JSON.stringify({ action: "load_ruleset", context: { rulesetName: "r", source }, id: 0 }),
  );
  expect(sent[0]).toMatchObject({ errors: [] });
  for (const line of lines) runtime.receive(line);
  return sent.slice(1);
}

function verify(method: string, request: string): string {
  return `{"action":"verify","context":{"rulesetName":"r","path":"/b/a/o/file","method":"${method}","variables":{"request":${request}}},"id":7}`;
}

const anyone = storageRules("match /{x=**} { allow read, write; }");
const emptyRequest = '{"map_value":{"fields":{}}}';

test.each(["get", "list", "create", "update", "delete"])(
  "rules see the method of a request: %s",
  (method) => {
    const rules = storageRules(
      `match /{x} { allow read, write: if request.method == '${method}'; }`,
    );
    const [answer, other] = answers(
      rules,
      verify(method, emptyRequest),
      verify("write", emptyRequest),
    );
    expect(answer).toMatchObject({ id: 7, result: { permit: true } });
    expect(other).toMatchObject({ result: { permit: false } });
  },
);

test.each([
  ["a value", '{"list_value":{"values":[', '{"null_value":null}', "]}}"],
  ["a path", '{"path_value":{"segments":[{"bound_value":', '"a"', "}]}}"],
])("%s nested too deeply is answered with an error", (_what, open, inner, close) => {
  const deep = `${open.repeat(100_000)}${inner}${close.repeat(100_000)}`;
  const [answer] = answers(anyone, verify("get", deep));
  expect(answer).toMatchObject({ id: 7, status: "ok", result: { permit: false } });
  expect(answer?.errors).toEqual(["A value is nested too deeply."]);
});

test("a line of endless brackets is dropped, and the next request is answered", () => {
  const sent = answers(anyone, "[".repeat(1_000_000), verify("get", emptyRequest));
  expect(sent).toMatchObject([{ id: 7, result: { permit: true } }]);
});

test.each([
  ["with its id", '…,"id":12}', [{ id: 12, status: "ok", result: { permit: false } }]],
  ["unless it has none", "…}", []],
])("a request that is too long to read is answered %s", (_what, end, expected) => {
  const sent: Message[] = [];
  new Runtime((message) => sent.push(message)).refuse(end);
  expect(sent).toMatchObject(expected);
});
