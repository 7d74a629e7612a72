import { call } from "./ask.ts";
import { mailTo } from "../support/emulators.ts";
import { stamp } from "../support/project.ts";
import { anonymous, type Stranger } from "./strangers.ts";
import { Tally } from "./attemptTally.ts";
import { applyAs } from "./applyAs.ts";

const functions = [
  "answerContact",
  "continueCompanyRemoval",
  "deviceData",
  "personData",
  "followAccountEmail",
  "followJobLink",
  "ownData",
  "readCompanyAccount",
  "requestAccountMail",
  "requestContact",
  "requestOwnData",
  "siteHealth",
];

/** Malformed requests for every callable function and identity, and a valid link in every wrong form. */
export async function forgeLinks(people: Stranger[]): Promise<Tally> {
  const tally = new Tally("callable functions: nonsense, forged, cut and swapped links");
  await sendNonsense(people, tally);
  await sendForgeries(people[1]!, tally);
  return tally;
}

async function sendNonsense(people: Stranger[], tally: Tally): Promise<void> {
  for (const who of people)
    for (const name of functions)
      for (const data of nonsense()) {
        const { status } = await call(who, name, data);
        tally.count(
          status < 300 ? "meant" : "refused",
          status < 300 || status >= 500
            ? `${who.name}: ${name} answers ${status} to ${JSON.stringify(data)?.slice(0, 80)}`
            : null,
        );
      }
}

async function sendForgeries(who: Stranger, tally: Tally): Promise<void> {
  const token = await trueToken();
  for (const forged of forgeries(token))
    for (const name of ["ownData", "followJobLink", "answerContact"])
      for (const rest of [
        { request: { act: "read" } },
        { request: { act: "erase", code: "000000" } },
        { confirmed: true },
        { answer: "yes", requestId: "x" },
      ]) {
        const { status, text } = await call(who, name, { token: forged, ...rest });
        const got = status >= 500 || text.includes("exemplo-hostil");
        tally.count(
          status < 300 ? "meant" : "refused",
          got ? `${name} answers ${status} to a forged link: ${text.slice(0, 80)}` : null,
        );
      }
}

function nonsense(): unknown[] {
  const long = "a".repeat(100_000);
  return [
    null,
    [],
    "text",
    1e308,
    { token: null },
    { token: ["a"], request: { act: "read" } },
    { token: { $gt: "" }, confirmed: true },
    { token: long, request: { act: "read" } },
    { token: "a.b", request: { act: "erase" }, admin: true },
    { email: long },
    { email: ["a@b.example"] },
    { email: "a@b.example\r\nBcc: c@d.example" },
    { companyId: "../../companies" },
    { companyId: "" },
    { cardId: "x/y", message: long },
    { __proto__: { admin: true }, constructor: "x" },
  ];
}

/** The token of a link to own data, from its mail. */
async function trueToken(): Promise<string> {
  const email = `hostil${stamp()}@pessoa.example`;
  const who = await anonymous("an applicant");
  await applyAs(who, { email, name: "exemplo-hostil", withFile: true });
  await call(who, "requestOwnData", { email });
  const { text = "" } = await mailTo(email, "dados");
  const [, token] = /meus-dados#([\w.~-]+)/.exec(text) ?? [];
  if (token === undefined) throw new Error(`The mail has no link: ${text}`);
  return token;
}

/** The token with each part cut, repeated, swapped or changed, and its signature in another case. */
function forgeries(token: string): string[] {
  const [claims = "", signature = ""] = token.split(".");
  const decoded = JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as object;
  const claiming = (change: object) =>
    `${Buffer.from(JSON.stringify({ ...decoded, ...change })).toString("base64url")}.${signature}`;
  const flipped = (at: number) =>
    `${claims}.${signature.slice(0, at)}${signature[at] === "A" ? "B" : "A"}${signature.slice(at + 1)}`;
  return [
    claims,
    `${claims}.`,
    `.${signature}`,
    `${signature}.${claims}`,
    `${token}.${signature}`,
    `${token}=`.slice(0, -2),
    `${claims}.${signature.slice(0, 8)}`,
    `${claims}.${Buffer.from(signature, "base64url").toString("hex")}`,
    ...Array.from({ length: signature.length - 1 }, (_, at) => flipped(at)),
    claiming({ expires: 9_999_999_999_999 }),
    claiming({ purpose: "renew" }),
    claiming({ subject: "outra@pessoa.example" }),
    claiming({ of: 0 }),
  ];
}
