import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { jobDecisionText } from "../decisionText.ts";
import type { Taken } from "../useDecisions.ts";
import { TakenCard } from "./TakenCard.tsx";

test.each([
  ["written", "Desfazer"],
  ["undoing", "Desfazendo..."],
] as const)(
  "the button of a decision that is %s is named by its words and the job",
  (state, words) => {
    const undo = async () => "done" as const;
    const taken: Taken = { status: "approved", title: "Caixa", height: null, state, undo };
    const html = renderToStaticMarkup(
      <TakenCard taken={taken} texts={jobDecisionText} onUndo={() => undefined} />,
    );
    expect(html).toMatch(new RegExp(`aria-label="${words}: Caixa"[^>]*>${words}<`));
  },
);
