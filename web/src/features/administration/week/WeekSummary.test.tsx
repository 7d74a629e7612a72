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

const { readWeek, page } = vi.hoisted(() => ({
  readWeek: vi.fn(),
  page: { isReturned: () => {} },
}));
vi.mock("../../../data/visitor/weekRead.ts", () => ({ readWeek }));
vi.mock("../../../data/visitor/useReturn.ts", () => ({
  staleMs: 10 * 60 * 1000,
  useReturn: (onReturn: () => void) => (page.isReturned = onReturn),
}));

const now = new Date("2026-11-23T12:00:00-04:00");
const week = { jobs: [], fresh: 2, closing: 0, urgent: 0, more: 2 };
const origin = "https://vagas.example";
const message = weekText(week, origin, now);

const writeText = vi.fn(async () => undefined);

function browserWith(more: object) {
  vi.stubGlobal("window", { location: { origin } });
  vi.stubGlobal("document", { visibilityState: "visible" });
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
  readWeek.mockReset().mockResolvedValue({ week, now });
  await vi.waitFor(() => expect(html()).not.toContain("Carregando a semana..."));
}

beforeEach(() => {
  freshPage();
  writeText.mockClear();
  for (const { id } of notificationQueue.get()) dismissNotification(id);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

const minutes = 60_000;
const monday = { week: { ...week, fresh: 5 }, now: new Date("2026-11-26T12:00:00-04:00") };
const mondayMessage = weekText(monday.week, origin, monday.now);
const settled = () => vi.advanceTimersByTimeAsync(0);

/** The page with Friday's week, so long after it was read. */
async function leftOpen(forMinutes: number) {
  vi.useFakeTimers({ now });
  browserWith({});
  readWeek.mockReset().mockResolvedValue({ week, now });
  html();
  await settled();
  html();
  readWeek.mockResolvedValue(monday);
  vi.setSystemTime(now.getTime() + forMinutes * minutes);
}

test("a week of ten minutes ago is read again at the press, and another press copies it", async () => {
  await leftOpen(11);
  press("Copiar resumo da semana");
  press("Copiar resumo da semana");
  expect(html()).toContain("Carregando a semana...");
  await settled();
  expect(said()).toEqual(["Resumo atualizado"]);
  expect(writeText).not.toHaveBeenCalled();
  expect(html()).toContain("5\u00A0novas");
  press("Copiar resumo da semana");
  await settled();
  expect(writeText.mock.calls).toEqual([[mondayMessage]]);
  expect(readWeek).toHaveBeenCalledTimes(2);
});

test("an old week that cannot be read again is not copied", async () => {
  await leftOpen(11);
  readWeek.mockRejectedValue(new Error("no line"));
  press("Compartilhar");
  await settled();
  expect(said()).toEqual(["Erro ao carregar a semana"]);
  expect(html()).toContain("2\u00A0novas");
  expect(writeText).not.toHaveBeenCalled();
});

test("whoever returns to the page finds the week of that day", async () => {
  await leftOpen(3 * 24 * 60);
  page.isReturned();
  await settled();
  expect(html()).toContain("5\u00A0novas");
  press("Compartilhar");
  await settled();
  expect(writeText.mock.calls).toEqual([[mondayMessage]]);
});

test.each([
  ["in view is read again", "visible", 2],
  ["out of sight is not read again", "hidden", 1],
])("after ten minutes the week of a page left %s", async (_what, is, reads) => {
  await leftOpen(0);
  vi.stubGlobal("document", { visibilityState: is });
  await vi.advanceTimersByTimeAsync(11 * minutes);
  expect(readWeek).toHaveBeenCalledTimes(reads);
});
