import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, useRoutes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { press, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { printPage } from "../../ui/printPage.ts";
import { JobPage } from "./JobPage.tsx";
import look from "./JobPage.module.css";

const job = { id: "caixa", ...buildJob({ listed: true, approved: true }) };

vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../ui/printPage.ts", () => ({ printPage: vi.fn() }));
vi.mock("./useJob.ts", () => ({ useJob: () => [{ state: "found", job }, () => undefined] }));
vi.mock("./SimilarJobs.tsx", () => ({ SimilarJobs: () => null }));

function Pages() {
  return useRoutes([{ path: "/vagas/:jobId", element: <JobPage /> }]);
}

const page = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={["/vagas/caixa"]}>
        <Pages />
      </MemoryRouter>,
    ),
  );

test("a job is printed, and a browser that prints nothing is told where it is printed", () => {
  page();
  press("Imprimir");
  expect(printPage).toHaveBeenCalledExactlyOnceWith(
    "Abra esta página no navegador do celular, como o Chrome.",
  );
});

test("the way to report a job is quieter than to share and to print it", () => {
  const html = page();
  const [, classes, inside] = /<a [^>]*class="([^"]*)"[^>]*href="\/denunciar[^>]*>(.*?)<\/a>/.exec(
    html.replace(/<a ([^>]*)(href="[^"]*")([^>]*class="[^"]*")/g, "<a $1$3 $2"),
  )!;
  expect(inside).toBe("Denunciar esta vaga");
  expect(classes!.split(" ")).toContain(look["report"]);
});
