import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JobSheet } from "./JobSheet.tsx";

test("every job warns against paying for it", () => {
  const job = { ...buildJob(), id: "a1" };
  expect(renderToStaticMarkup(<JobSheet job={job} now={new Date()} />)).toContain(
    "Nunca pague por vaga, exame, curso ou uniforme.",
  );
});
