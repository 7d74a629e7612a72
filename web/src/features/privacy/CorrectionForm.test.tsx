import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import {
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { CorrectionForm, wholeReach } from "./CorrectionForm.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const { line } = vi.hoisted(() => ({ line: Promise.withResolvers<void>() }));
vi.mock("@vagas/functions/domain/privacy/ownData", async (original) => {
  await line.promise;
  return original();
});

test("two taps while the code of the form is coming correct once", async () => {
  const corrected = vi.fn(async () => null);
  const html = () =>
    rendered(() =>
      renderToStaticMarkup(
        <CorrectionForm
          application={{ name: "Ana", phone: "66999990001" }}
          busy={false}
          reach="Vale para todas."
          onCorrect={corrected}
        />,
      ),
    );
  html();
  typeInto("name", "Ana Souza");
  html();
  press(/Salvar correção|Salvando/);
  expect(html()).toContain("Salvando...");
  press(/Salvar correção|Salvando/);
  line.resolve();
  await vi.waitFor(() => expect(html()).toContain("Salvar correção"));
  expect(corrected.mock.calls).toEqual([[{ name: "Ana Souza", phone: "(66) 99999-0001" }]]);
});

test("the forms of two people have fields and names of their own", () => {
  const page = renderToStaticMarkup(
    ["Ana", "Davi"].map((name) => (
      <CorrectionForm
        key={name}
        application={{ name, phone: "66999990001" }}
        busy={false}
        of={name}
        reach="Vale para todas."
        onCorrect={async () => null}
      />
    )),
  );
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const name of ["Ana", "Davi"]) expect(page).toContain(`Corrigir os dados de ${name}`);
});

test("a correction says that a file made of a written résumé keeps the old data, and nothing of a file of one's own", () => {
  const [own, written] = [{ writtenResume: null }, { writtenResume: buildWrittenResume() }];
  const reach = "Vale para todas.";
  expect(wholeReach(reach, [own])).toBe(reach);
  expect(wholeReach(reach, [own, written])).toBe(
    "Vale para todas. O arquivo do currículo continua com os dados de antes: se o telefone mudou, avise a empresa.",
  );
});
