import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { livingReact, press, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { dismissNotification, notificationQueue } from "../../ui/message/notifications.ts";
import { ShareWeek } from "./ShareWeek.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const writeText = vi.fn(async () => undefined);
const url = "https://vagas.example/semana";
const title = "Vagas da semana em Canabrava do Norte e região";

function browserWith(more: object) {
  vi.stubGlobal("window", { location: { origin: "https://vagas.example" } });
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...more });
}

const show = () =>
  rendered(() =>
    renderToStaticMarkup(
      <ShareWeek week={{ jobs: [], fresh: 3, closing: 1, urgent: 0, more: 0 }} />,
    ),
  );
const said = () => notificationQueue.get().map((one) => one.title);

beforeEach(() => {
  writeText.mockClear();
  for (const { id } of notificationQueue.get()) dismissNotification(id);
});
afterEach(() => vi.unstubAllGlobals());

test("the week's page is handed to the device's own sheet, with its counts", async () => {
  const share = vi.fn(async () => undefined);
  browserWith({ share });
  show();
  press("Compartilhar");
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share).toHaveBeenCalledWith({
    title,
    text: `${title}: 3 novas · 1 encerra em até 7 dias`,
    url,
  });
  expect(writeText).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

test("without such a sheet the link is copied, and else it is to be copied by hand", async () => {
  browserWith({});
  show();
  press("Compartilhar");
  await vi.waitFor(() => expect(said()).toEqual(["Link copiado!"]));
  expect(writeText).toHaveBeenCalledWith(url);
  writeText.mockRejectedValueOnce(new Error("barred"));
  press("Compartilhar");
  await vi.waitFor(() =>
    expect(said()).toEqual(["Link copiado!", "Copie o endereço desta página"]),
  );
});

test("without scripts it is a link to WhatsApp with the same words", () => {
  browserWith({});
  expect(decodeURIComponent(show())).toContain(`href="https://wa.me/?text=${title}: `);
});
