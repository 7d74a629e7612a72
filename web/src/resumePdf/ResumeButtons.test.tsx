import { emptyWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { cutLine, openOnCutLine } from "../data/visitor/testing/cutLine.ts";
import { livingReact, press, rendered, watchedRuntime } from "../ui/testing/livePart.ts";
import { ResumeButtons } from "./ResumeButtons.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../data/visitor/lazyImport.ts", async (original) => cutLine(await original()));
vi.mock("./PrintedResume.tsx", () => ({ PrintedResume: () => null }));

const notify = vi.hoisted(() => vi.fn());
vi.mock("../ui/message/notifications.ts", () => ({ notify }));

const person = { name: "Ana", phone: "66999991234", email: null };

test("code that did not come ahead is said to be missing before the page reloads", async () => {
  const { reloads } = openOnCutLine(vi);
  rendered(() =>
    renderToStaticMarkup(<ResumeButtons resume={emptyWrittenResume} person={person} />),
  );
  await Promise.resolve();
  press("Baixar");
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Não foi possível fazer o arquivo" }),
    ),
  );
  expect(reloads()).toBe(0);
  vi.unstubAllGlobals();
});
