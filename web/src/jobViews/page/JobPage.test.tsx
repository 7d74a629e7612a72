import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { JobPage } from "./JobPage.tsx";
import look from "./JobPage.module.css";

const job = { id: "caixa", ...buildJob({ listed: true, approved: true }) };

vi.mock("./useJob.ts", () => ({ useJob: () => [{ state: "found", job }, () => undefined] }));
vi.mock("./SimilarJobs.tsx", () => ({ SimilarJobs: () => null }));

test("the way to report a job is quieter than to share and to print it", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/vagas/caixa"]}>
      <Routes>
        <Route path="/vagas/:jobId" element={<JobPage />} />
      </Routes>
    </MemoryRouter>,
  );
  const [, classes, inside] = /<a [^>]*class="([^"]*)"[^>]*href="\/denunciar[^>]*>(.*?)<\/a>/.exec(
    html.replace(/<a ([^>]*)(href="[^"]*")([^>]*class="[^"]*")/g, "<a $1$3 $2"),
  )!;
  expect(inside).toBe("Denunciar esta vaga");
  expect(classes!.split(" ")).toContain(look["report"]);
});
