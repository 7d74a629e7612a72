import { expect, test, vi } from "vitest";
import { openPushed, showPush } from "./showPush.ts";

const site = "https://site.example";
const data = { tag: "a-1", title: "2 vagas novas", body: "Caixa", path: "/vagas?busca=caixa" };

async function shown(text: string) {
  const showNotification = vi.fn(async () => undefined);
  await showPush({ showNotification } as unknown as ServiceWorkerRegistration, text);
  expect(showNotification).toHaveBeenCalledTimes(1);
  return showNotification.mock.calls[0] as unknown as [string, NotificationOptions];
}

test("a message of ours is shown with its tag, and keeps its list", async () => {
  expect(await shown(JSON.stringify({ from: "1", data }))).toEqual([
    "2 vagas novas",
    { body: "Caixa", tag: "a-1", data: "/vagas?busca=caixa", icon: "/icon-192.png", lang: "pt-BR" },
  ]);
});

test.each(["", "x", "null", '{"data":{"title":3}}', '{"data":{"title":"a","body":"b","tag":"c"}}'])(
  "a push that cannot be read says where the jobs are: %s",
  async (text) => {
    expect(await shown(text)).toEqual(["Vagas novas", expect.objectContaining({ data: "/vagas" })]);
  },
);

test.each([
  ["/vagas?busca=caixa", `${site}/vagas?busca=caixa`],
  ["//outro.example/vagas", `${site}/vagas`],
  ["https://outro.example", `${site}/vagas`],
  [undefined, `${site}/vagas`],
])("a touch on %s opens a page of this site", async (path, address) => {
  const openWindow = vi.fn(async () => null);
  await openPushed({ openWindow } as unknown as Clients, site, path);
  expect(openWindow.mock.calls).toEqual([[address]]);
});
