import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { ResumeDownload } from "../../data/application/resumeDownload.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { ResumeFile } from "./ResumeFile.tsx";

const { downloadResume, notify } = vi.hoisted(() => ({
  downloadResume: vi.fn<() => Promise<ResumeDownload>>(),
  notify: vi.fn(),
}));

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../data/application/resumeDownload.ts", () => ({ downloadResume }));
vi.mock("../../ui/message/notifications.ts", () => ({ notify }));

const html = () => rendered(() => renderToStaticMarkup(<ResumeFile path="ana.docx" name="Ana" />));

beforeEach(() => freshPage());

test("why a file cannot be saved is told beside it, where a dialog does not hide it", async () => {
  downloadResume.mockResolvedValueOnce({ outcome: "missing" });
  expect(html()).toMatch(/aria-label="Baixar o currículo de Ana".*>Baixar</);
  press("Baixar");
  expect(html()).toMatch(/aria-label="Baixando\.\.\. o currículo de Ana".*>Baixando\.\.\.</);
  await vi.waitFor(() => expect(html()).toContain("Erro ao abrir o currículo."));
  expect(notify).not.toHaveBeenCalled();
});
