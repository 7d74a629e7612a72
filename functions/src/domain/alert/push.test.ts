import { expect, test } from "vitest";
import { buildJob } from "../testing/buildJob.ts";
import { newDeviceAlert } from "./deviceAlert.ts";
import { pushOf } from "./push.ts";

const now = new Date("2026-11-23T11:00:00Z");
const device = "cAbCdEfGhIjKlMnOpQrStU";
const asked = { id: "a", device, list: "busca=caixa&local=Confresa", secret: "s" } as const;
const daily = newDeviceAlert({ ...asked, every: "day" }, null, now);
const jobs = (...titles: string[]) =>
  titles.map((title, i) => ({ id: `v${i}`, ...buildJob({ title }) }));

test("a push says how many jobs are new, names two, and leads to the list", () => {
  expect(pushOf(daily, jobs("Caixa", "Caixa noturno", "Fiscal", "Gerente"))).toEqual({
    device,
    tag: `a-${new Date("2026-11-24T11:00:00Z").getTime()}`,
    title: "4 vagas novas",
    body: "Caixa\nCaixa noturno\ne mais 2\nVagas de caixa em Confresa",
    path: "/vagas?busca=caixa&local=Confresa",
    lasts: 86_400,
  });
});

test("one job is said in the singular, and a long title is cut", () => {
  const every = newDeviceAlert({ ...asked, list: "", every: "week" }, null, now);
  const push = pushOf(every, jobs("Operador de máquinas ".repeat(5)));
  expect([push.title, push.path, push.lasts]).toEqual(["1 vaga nova", "/vagas", 3 * 86_400]);
  expect(push.body.split("\n")).toEqual([expect.stringMatching(/^.{40,60}…$/), "Todas as vagas"]);
});

test("FCM takes 4,096 bytes of data: the longest push has fewer", () => {
  const list = `busca=${"%C3%A7".repeat(60)}&local=${"%C3%A7".repeat(80)}&empresa=${"%C3%A7".repeat(100)}`;
  const push = pushOf({ ...daily, list }, jobs("ç".repeat(100), "ç".repeat(100), "c"));
  expect(Buffer.byteLength(JSON.stringify(push))).toBeLessThan(4_096);
});
