import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { deviceAlertActSchema } from "./deviceAlertRequest.ts";

const device = "cAbCdEfGhIjKl-OpQr_t01";
const keep = { act: "keep", device, list: "local=Confresa", every: "week" } as const;
const own = { id: "a1", secret: "s" };

const isTaken = (act: object) => deviceAlertActSchema.safeParse(act).success;

test.each([
  keep,
  { ...keep, list: "", every: "day" },
  { act: "renew", device, alerts: [] },
  { act: "renew", device, alerts: [own] },
  { act: "stop", alerts: [] },
  { act: "stop", alerts: [own] },
])("a device may ask %j", (act) => {
  expect(deviceAlertActSchema.parse(act)).toEqual(act);
});

test.each([
  {},
  { ...keep, act: "" },
  { ...keep, act: "look" },
  { ...keep, every: "month" },
  { ...keep, secret: "s" },
  { act: "keep", device },
  { act: "renew", device },
  { act: "renew", alerts: [own] },
  { act: "stop" },
  { act: "stop", device, alerts: [own] },
])("a device may not ask %j", (act) => {
  expect(isTaken(act)).toBe(false);
});

const list = (length: number) => ({ ...keep, list: "x".repeat(length) });
const secret = (length: number) => ({
  act: "stop",
  alerts: [{ ...own, secret: "x".repeat(length) }],
});
const owned = (many: number) => Array.from({ length: many }, () => own);
const renewed = (many: number) => ({ act: "renew", device, alerts: owned(many) });
const stopped = (many: number) => ({ act: "stop", alerts: owned(many) });

test.each([
  ["characters of a list's address", limits.alerts.list, list],
  ["characters of a secret", 40, secret],
  ["alerts to renew", limits.alerts.anAddress, renewed],
  ["alerts to end", limits.alerts.anAddress, stopped],
])("of the %s a device sends %i at most", (_what, most, act) => {
  expect([isTaken(act(most)), isTaken(act(most + 1))]).toEqual([true, false]);
});

test.each([{ id: "a1" }, { secret: "s" }, { id: "a/b", secret: "s" }, { ...own, list: "" }])(
  "%j does not prove that an alert is the device's own",
  (proof) => {
    expect(isTaken({ act: "stop", alerts: [proof] })).toBe(false);
  },
);

test.each(["c", "d", "e", "f"])("an id of Firebase may begin with '%s'", (first) => {
  expect(isTaken({ ...keep, device: first + device.slice(1) })).toBe(true);
});

test.each([
  ["begins with another letter", `a${device.slice(1)}`],
  ["begins with a capital", `C${device.slice(1)}`],
  ["is too short", device.slice(0, -1)],
  ["is too long", `${device}x`],
  ["has something before it", `x${device}`],
  ["has a sign that no address has", `${device.slice(0, -1)}/`],
  ["is empty", ""],
])("an id of a device that %s is refused", (_what, id) => {
  expect(isTaken({ ...keep, device: id })).toBe(false);
});
