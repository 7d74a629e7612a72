import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { WithdrawalEnd } from "../../../data/admin/importedJobs.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { LastImport } from "./LastImport.tsx";
import { forgetImport, keepImport } from "./lastImport.ts";

const withdrawImport = vi.hoisted(() => vi.fn<() => Promise<WithdrawalEnd>>());

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/admin/importedJobs.ts", () => ({ withdrawImport }));

const html = () =>
  rendered(() => renderToStaticMarkup(<LastImport onWithdrawn={() => undefined} />));

beforeEach(() => {
  freshPage();
  forgetImport();
});

test("'Está certo' does nothing while the import is undone, and ends the notice otherwise", async () => {
  const line = Promise.withResolvers<WithdrawalEnd>();
  withdrawImport.mockReturnValueOnce(line.promise);
  keepImport(["a", "b"]);
  html();
  press("Desfazer importação");
  html();
  press("Está certo");
  expect(html()).toContain("Desfazendo...");

  line.resolve({ outcome: "offline", withdrawn: 1, left: ["b"] });
  await vi.waitFor(() => expect(html()).toContain("Desfazer importação"));
  press("Está certo");
  expect(html()).toBe("");
});
