import { beforeEach, expect, test, vi } from "vitest";
import { notificationQueue } from "./message/notifications.ts";
import { printPage } from "./printPage.ts";

const browser = new EventTarget();
const print = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("window", { print });
  notificationQueue.set([]);
});

test("a browser that prints nothing says so with what to do, and one that prints says nothing", async () => {
  print.mockImplementation(() => undefined);
  const silent = printPage("Abra no Chrome.");
  await vi.runAllTimersAsync();
  await silent;
  const [shown, ...others] = notificationQueue.get();
  expect(shown).toMatchObject({
    title: "Este navegador não imprime",
    description: "Abra no Chrome.",
  });
  expect(others).toEqual([]);

  notificationQueue.set([]);
  print.mockImplementation(() => browser.dispatchEvent(new Event("beforeprint")));
  const printing = printPage("Abra no Chrome.");
  await vi.runAllTimersAsync();
  await printing;
  expect(notificationQueue.get()).toEqual([]);
});
