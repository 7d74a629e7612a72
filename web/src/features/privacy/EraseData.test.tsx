import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { OwnDataOutcome } from "../../data/visitor/ownDataCall.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { EraseData } from "./EraseData.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const act = vi.fn<() => Promise<OwnDataOutcome>>();
const html = () =>
  rendered(() =>
    renderToStaticMarkup(<EraseData email="ana@pessoa.example" busy={false} act={act} />),
  );

const another = "Enviar outro código";
const sent = "Enviamos outro código.";
const shows = (words: string) => vi.waitFor(() => expect(html()).toContain(words));

beforeEach(async () => {
  freshPage();
  act.mockReset().mockResolvedValueOnce({ state: "codeSent", left: 1 });
  html();
  press("Apagar tudo");
  await shows(another);
});

test("another code is said to be sent, and the first is not", async () => {
  expect(html()).not.toContain(sent);
  act.mockResolvedValueOnce({ state: "codeSent", left: 0 });
  press(another);
  await shows(sent);
  expect(html()).not.toContain(another);
});

test("a code that is not sent any more is not said to be", async () => {
  act.mockResolvedValueOnce({ state: "codeLimit" });
  press(another);
  await shows("Não dá para enviar outro código");
  expect(html()).not.toContain(sent);
});

test.each([
  [1, "Este código não vale mais. Peça outro."],
  [0, "Este código não vale mais, e este link não envia outro. Peça outro link amanhã."],
])(
  "of a link that sends %i more codes, whoever types an old one reads '%s'",
  async (left, words) => {
    act.mockResolvedValueOnce({ state: "codeSent", left });
    press(another);
    await shows(sent);
    typeInto("code", "123456");
    act.mockResolvedValueOnce({ state: "codeExpired" });
    html();
    press("Apagar");
    await shows(words);
    expect(html().includes(another)).toBe(left > 0);
  },
);
