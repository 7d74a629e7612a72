import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CandidateActions } from "./CandidateActions.tsx";

const file = vi.hoisted(() => ({ saving: false, save: async () => true }));
vi.mock("../../../resumeViews/file/useFileSaving.ts", () => ({ useFileSaving: () => file }));
vi.mock("./useMarkOpened.ts", () => ({ useMarkOpened: () => () => undefined }));

test.each([
  [false, "Currículo", "Baixar o currículo de Ana"],
  [true, "Baixando...", "Baixando... o currículo de Ana"],
])(
  "while a file is fetched (%s), the button with the words '%s' has the name '%s'",
  (saving, words, name) => {
    file.saving = saving;
    const html = renderToStaticMarkup(
      <CandidateActions
        candidate={{ id: "ana", ...buildCandidate("ana", { name: "Ana" }) }}
        job={{ title: "Caixa" }}
        companyName="Mercado"
      />,
    );
    const [, label, shown] =
      /aria-label="(Baixa[^"]+)"[^>]*>.*?<span[^>]*>([^<]+)<\/span><\/button>/.exec(html) ?? [];
    expect([label, shown]).toEqual([name, words]);
  },
);
