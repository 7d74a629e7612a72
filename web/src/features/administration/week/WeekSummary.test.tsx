import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { weekText } from "@vagas/functions/domain/week/weekText";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { dismissNotification, notificationQueue } from "../../../ui/message/notifications.ts";
import { WeekSummary } from "./WeekSummary.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const { readWeek } = vi.hoisted(() => ({ readWeek: vi.fn() }));
vi.mock("../../../data/visitor/weekRead.ts", () => ({ readWeek }));

const now = new Date("2026-11-23T12:00:00-04:00");
const week = { jobs: [], fresh: 2, closing: 0, urgent: 0, more: 2 };
const origin = "https://vagas.example";
const message = weekText(week, origin, now);

const writeText = vi.fn(async () => undefined);

function browserWith(more: object) {
  vi.stubGlobal("window", { location: { origin } });
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...more });
}

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <WeekSummary />
      </MemoryRouter>,
    ),
  );
const said = () => notificationQueue.get().map((one) => one.title);

async function read() {
  readWeek.mockResolvedValue({ week, now });
  await vi.waitFor(() => expect(html()).not.toContain("Carregando a semana..."));
}

beforeEach(() => {
  freshPage();
  writeText.mockClear();
  for (const { id } of notificationQueue.get()) dismissNotification(id);
});
afterEach(() => vi.unstubAllGlobals());

test("the week's message is handed to the device's own sheet", async () => {
  const share = vi.fn(async () => undefined);
  browserWith({ share });
  await read();
  press("Compartilhar");
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share).toHaveBeenCalledWith({ title: "Vagas da semana", text: message });
  expect(writeText).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

test.each(["Compartilhar", "Copiar resumo da semana"])(
  "without such a sheet '%s' copies the message, and says so if the browser refuses",
  async (button) => {
    browserWith({});
    await read();
    press(button);
    await vi.waitFor(() => expect(said()).toEqual(["Resumo copiado!"]));
    expect(writeText).toHaveBeenCalledWith(message);
    writeText.mockRejectedValueOnce(new Error("barred"));
    press(button);
    await vi.waitFor(() => expect(said()).toEqual(["Resumo copiado!", "Não foi possível copiar"]));
  },
);

test("until the week is read there is nothing to share", () => {
  browserWith({});
  readWeek.mockReturnValue(new Promise(() => undefined));
  expect(html()).toMatch(/<button[^>]* disabled=""[^>]*>Compartilhar/);
});
