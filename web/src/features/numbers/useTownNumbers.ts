import type { TownNumbers } from "@vagas/functions/domain/numbers/townNumbers";
import { pageDataPath, parseFirstPage } from "@vagas/functions/domain/site/firstPage";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { fetched, useFirstPage } from "../../data/visitor/servedPage.ts";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";

type Answer = { numbers: TownNumbers | null } | "loading" | "failed";

async function readNumbers(): Promise<Answer> {
  const page = parseFirstPage(await fetched(pageDataPath(paths.numbers, "")));
  if (page.page !== "numbers") throw new Error(`${paths.numbers} has no numbers`);
  return page;
}

/** The numbers the page was rendered from, else as read; null until they were first made. */
export function useTownNumbers(): [Answer, retry: () => void] {
  const first = useFirstPage("numbers");
  const [answer, setAnswer] = useState<Answer>("loading");
  const [attempt, setAttempt] = useState(0);
  useWhileCurrent(
    (isCurrent) => {
      if (first !== null) return;
      readNumbers().then(
        (read) => isCurrent() && setAnswer(read),
        () => isCurrent() && setAnswer("failed"),
      );
    },
    [first, attempt],
  );
  const retry = () => {
    setAnswer("loading");
    setAttempt(attempt + 1);
  };
  return [first ?? answer, retry];
}
