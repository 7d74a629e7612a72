import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { ResumeDownload } from "../../../data/application/resumeDownload.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { ResumeDownloadButton } from "./ResumeDownloadButton.tsx";

const { downloadResume, notify } = vi.hoisted(() => ({
  downloadResume: vi.fn<() => Promise<ResumeDownload>>(),
  notify: vi.fn(),
}));

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/application/resumeDownload.ts", () => ({ downloadResume }));
vi.mock("../../../ui/message/notifications.ts", () => ({ notify }));
vi.mock("../../../ui/file/saveFile.ts", () => ({ saveFile: () => undefined }));

beforeEach(() => {
  freshPage();
  notify.mockReset();
});

const failed = "Erro ao baixar currículo";

test("a failure is told at the button, where a dialog does not hide it, until the file is saved", async () => {
  const html = () =>
    rendered(() => renderToStaticMarkup(<ResumeDownloadButton person="Ana" path="a.pdf" />));
  downloadResume.mockResolvedValueOnce({ outcome: "missing" });
  html();
  press("Currículo");
  await vi.waitFor(() => expect(html()).toContain(`${failed}. O arquivo não existe mais`));
  expect(notify).not.toHaveBeenCalled();

  downloadResume.mockResolvedValueOnce({ outcome: "ready", file: new Blob(), name: "a.pdf" });
  press("Currículo");
  expect(html()).toMatch(/aria-label="Baixando\.\.\. currículo de Ana".*>Baixando\.\.\.</);
  await vi.waitFor(() => expect(html()).not.toContain(failed));
});

test("a list's row has a failure told on the page", async () => {
  const tell = vi.fn();
  const html = () =>
    rendered(() =>
      renderToStaticMarkup(<ResumeDownloadButton person="Ana" path="a.pdf" tell={tell} />),
    );
  downloadResume.mockResolvedValueOnce({ outcome: "failed" });
  html();
  press("Currículo");
  await vi.waitFor(() =>
    expect(tell).toHaveBeenCalledWith(expect.objectContaining({ title: failed })),
  );
  expect(html()).not.toContain(failed);
});
