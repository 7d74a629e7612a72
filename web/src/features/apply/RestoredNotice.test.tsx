import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RestoredNotice } from "./RestoredNotice.tsx";

const shown = (whose: string | null, withFile: boolean) =>
  renderToStaticMarkup(
    <RestoredNotice
      whose={whose}
      withFile={withFile}
      isUnsent={false}
      onDiscard={() => undefined}
    />,
  );

test("a draft that was kept here is called the reader's, one that was set aside its writer's", () => {
  const own = "Recuperamos o que você já tinha preenchido neste aparelho";
  expect(shown(null, false)).toContain(`${own}. Anexe o currículo de novo.<`);
  expect(shown(null, true)).toContain(`${own}, com o arquivo do currículo.<`);
  const ofAna = "Este formulário tem o que Ana Souza escreveu neste aparelho";
  expect(shown("Ana Souza", false)).toContain(
    `${ofAna}. Se é você, anexe o currículo de novo; se não, descarte o rascunho.<`,
  );
  expect(shown("Ana Souza", true)).toContain(
    `${ofAna}, com o arquivo do currículo. Se não é você, descarte o rascunho.<`,
  );
});
