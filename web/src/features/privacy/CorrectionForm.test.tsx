import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import {
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { CorrectionForm } from "./CorrectionForm.tsx";

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
