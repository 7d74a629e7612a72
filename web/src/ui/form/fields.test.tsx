import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CheckboxField } from "./CheckboxField.tsx";
import { ChoiceTiles } from "./ChoiceTile.tsx";
import { SelectField } from "./SelectField.tsx";
import { TextField } from "./TextField.tsx";

const text = { name: "campo", label: "Campo", help: "Ajuda", onChange: () => undefined };
const fields = [
  ["one line", (error?: string) => <TextField {...text} value="" error={error} />],
  ["several lines", (error?: string) => <TextField {...text} rows={3} value="" error={error} />],
  ["a choice", (error?: string) => <SelectField {...text} value="" error={error} />],
  ["a box to tick", (error?: string) => <CheckboxField {...text} checked error={error} />],
] as const;

test.each(fields)("%s has a label, and is described by its help", (_what, field) => {
  const shown = renderToStaticMarkup(field());
  expect(shown).toMatch(/<(input|textarea|select)[^>]* id="campo"/);
  expect(shown).toMatch(/<label[^>]*(for="campo"[^>]*>Campo|>.*Campo<)/);
  expect(shown).toContain('aria-describedby="campo-help"');
  expect(shown).toMatch(/id="campo-help"[^>]*>Ajuda</);
  expect(shown).toContain('aria-invalid="false"');
});

test.each(fields)("%s with an error shows it instead of its help", (_what, field) => {
  const shown = renderToStaticMarkup(field("Errado"));
  expect(shown).toContain('aria-invalid="true"');
  expect(shown).toMatch(/id="campo-help"[^>]*><span role="alert">Errado</);
  expect(shown).not.toContain("Ajuda");
});

test("choices are described by the error of their question, and lead the focus to them", () => {
  const shown = (error?: string) =>
    renderToStaticMarkup(
      <ChoiceTiles legend="Pergunta" id="campo" error={error}>
        {null}
      </ChoiceTiles>,
    );
  expect(shown("Escolha")).toMatch(
    /<fieldset[^>]* aria-describedby="campo-help" data-wrong="true"/,
  );
  expect(shown("Escolha")).toMatch(/id="campo-help"[^>]*><span role="alert">Escolha</);
  expect(shown()).not.toMatch(/data-wrong|alert/);
});

test("only an optional field says so, and is not required", () => {
  const required = renderToStaticMarkup(<TextField {...text} value="" />);
  const optional = renderToStaticMarkup(<TextField {...text} optional value="" />);
  expect(required).toContain('aria-required="true"');
  expect(required).not.toContain("(opcional)");
  expect(optional).toContain('aria-required="false"');
  expect(optional).toContain("(opcional)");
});
