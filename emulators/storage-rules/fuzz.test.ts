import { expect, test } from "vitest";
import { requestCost } from "./requestCost.ts";
import { Runtime } from "./runtime.ts";

const ROUNDS = 50;

/** Each of the three lines of a round may use up its steps, which costs up to 10. */
const MOST_COST = 60;

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ATOMS =
  "1 0 -1 1.5 9223372036854775807 true false null 'a' '' '(a+)+' b'\\xFF' [] {} /a/b request resource x y request.path request.text request.list request.map request.auth.uid nobody".split(
    " ",
  );
const OPERATORS = "|| && == != < <= > >= in + - * / %".split(" ");
const METHODS =
  "size() lower() split('') split('a') replace('a','$0$0') matches('(a|b)*') toSet() union([1].toSet()) hasAll([1]) concat([1,2]) join('-') keys() values() get('a',1) get(['a','b'],1) diff({}) affectedKeys() bind({'x':'a'}) toUtf8() toHexString() toBase64() year() seconds() distance(x) nothing()".split(
    " ",
  );
const FUNCTIONS =
  "int float string bool path debug math.abs math.ceil math.pow hashing.md5 hashing.crc32 timestamp.value duration.value latlng.value firestore.exists f g".split(
    " ",
  );
const SCRAPS =
  "{ } ( ) [ ] ; : , . / $( ** = == ' \" \\ allow match function return let if is in read {x=**} {y} // /* é 😀 \n".split(
    " ",
  );

/** Random rules and requests, most of which load, with many errors. */
class Maker {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  rules(): string {
    const body = `function f(x) { let y = ${this.#expression(3)}; return ${this.#expression(3)}; }
      function g(x) { return f(f(${this.#expression(2)})); }
      match ${this.#pattern()} { match ${this.#pattern()} { allow read: if ${this.#expression(5)}; } allow read, write: if ${this.#expression(4)} }`;
    const rules = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${body} } }`;
    return this.#chance(0.3) ? this.#spoil(rules) : rules;
  }

  path(): string {
    return `/b/bucket/o/${this.#many(30, () => this.#pick(["a", "b", "", "é", "..", "%2F"])).join("/")}`;
  }

  variables(): unknown {
    return { request: this.#wire(4), resource: this.#wire(2) };
  }

  /** A line of input with a part removed or inserted. */
  line(text: string): string {
    return this.#chance(0.5) ? this.#spoil(text) : text;
  }

  #expression(depth: number): string {
    if (depth === 0) return this.#pick(ATOMS);
    const inner = () => this.#expression(depth - 1);
    return this.#pick([
      () => `(${inner()} ${this.#pick(OPERATORS)} ${inner()})`,
      () => `(${inner()}).${this.#pick(METHODS)}`,
      () => `${this.#pick(FUNCTIONS)}(${inner()})`,
      () => `[${this.#many(4, inner).join(", ")}]`,
      () => `{'a': ${inner()}, 'b': ${inner()}}`,
      () => `(${inner()})[${inner()}]`,
      () => `(${inner()})[${this.#chance(0.5) ? inner() : ""}:${this.#chance(0.5) ? inner() : ""}]`,
      () => `(${inner()} ? ${inner()} : ${inner()})`,
      () => `!(${inner()})`,
      () => `(${inner()} is ${this.#pick(["int", "list", "map", "string", "path"])})`,
      () => `/a/$(${inner()})/b`,
    ])();
  }

  #pattern(): string {
    return `/${this.#pick(["{x=**}", "{x}", "a", "a/{x}", "{x=**}/{y}", "a/{x=**}/b"])}`;
  }

  #wire(depth: number): unknown {
    const text = { string_value: "ab".repeat(Math.floor(this.#random() ** 4 * 50_000)) };
    if (depth === 0) return this.#pick([text, { int_value: 1 }, { null_value: null }, { odd: 1 }]);
    const inner = () => this.#wire(depth - 1);
    return this.#pick([
      {
        map_value: { fields: { text, list: inner(), map: inner(), auth: inner(), path: inner() } },
      },
      { list_value: { values: this.#many(6, inner) } },
      { set_value: { values: this.#many(6, inner) } },
      { path_value: { segments: [{ simple: "b" }, { variable_name: "x", bound_value: inner() }] } },
    ]);
  }

  #spoil(text: string): string {
    const at = Math.floor(this.#random() * text.length);
    const cut = Math.floor(this.#random() ** 3 * 40);
    const scraps = this.#many(3, () => this.#pick(SCRAPS)).join("");
    return text.slice(0, at) + scraps.repeat(this.#chance(0.05) ? 5000 : 1) + text.slice(at + cut);
  }

  #many<T>(most: number, make: () => T): T[] {
    return Array.from({ length: Math.floor(this.#random() * most) }, make);
  }

  #pick<T>(from: T[]): T {
    return from[Math.floor(this.#random() * from.length)] as T;
  }

  #chance(part: number): boolean {
    return this.#random() < part;
  }
}

const seed = Number(process.env.FUZZ_SEED ?? 1);

test.each([seed, seed + 1, seed + 2, seed + 3])(
  "no random rules, request or line ends the runtime, stalls it or goes unanswered: seed %i",
  (from) => {
    const maker = new Maker(from);
    const rounds = Number(process.env.FUZZ_ROUNDS ?? ROUNDS);
    let answered = 0;
    const runtime = new Runtime(() => (answered += 1));
    for (let round = 0; round < rounds; round += 1) {
      const content = maker.rules();
      const load = { rulesetName: "r", source: { files: [{ name: "storage.rules", content }] } };
      const verify = {
        rulesetName: "r",
        path: maker.path(),
        method: round % 2 === 0 ? "get" : "create",
        variables: maker.variables(),
      };
      const lines = [
        JSON.stringify({ action: "load_ruleset", context: load, id: 1 }),
        JSON.stringify({ action: "verify", context: verify, id: 2 }),
      ];
      const cost = requestCost(() => {
        for (const line of lines) runtime.receive(line);
        runtime.receive(maker.line(lines[round % 2] ?? ""));
      });
      expect(answered, content).toBeGreaterThanOrEqual(2 * (round + 1));
      expect(cost, content).toBeLessThan(MOST_COST);
    }
  },
);
