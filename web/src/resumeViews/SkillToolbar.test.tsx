import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SkillToolbar } from "./SkillToolbar.tsx";

test("an empty search says what it searches, whatever the company looks for", () => {
  const html = renderToStaticMarkup(
    <SkillToolbar label="Buscar por habilidade" search="" onSearch={() => undefined} />,
  );
  expect(html).toContain('placeholder="Buscar por habilidade"');
});
