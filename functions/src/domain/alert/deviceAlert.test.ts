import { expect, test } from "vitest";
import { newDeviceAlert, renewedDeviceAlert } from "./deviceAlert.ts";

const now = new Date("2026-11-23T11:00:00Z");
const asked = {
  id: "a",
  device: "cAbCdEfGhIjKlMnOpQrStU",
  list: "busca=caixa",
  every: "day",
  secret: "s",
} as const;

test("a new alert tells every job that is listed from its moment on", () => {
  expect(newDeviceAlert(asked, null, now)).toEqual({
    ...asked,
    createdAt: now,
    toldUntil: now,
    toldId: "",
    dueAt: new Date("2026-11-24T11:00:00Z"),
    expiresAt: new Date("2027-11-23T11:00:00Z"),
  });
});

test("a new alert of the same list goes on where the one before stands", () => {
  const before = {
    ...newDeviceAlert(asked, null, now),
    toldUntil: new Date("2026-11-20T11:00:00Z"),
    toldId: "v1",
  };
  expect(newDeviceAlert(asked, before, now)).toMatchObject({
    toldUntil: before.toldUntil,
    toldId: "v1",
    expiresAt: new Date("2027-11-23T11:00:00Z"),
  });
});

test("a visit gives an alert another year and the device's present id, and changes nothing else", () => {
  expect(renewedDeviceAlert("dZyXwVuTsRqPoNmLkJiHgF", now)).toEqual({
    device: "dZyXwVuTsRqPoNmLkJiHgF",
    expiresAt: new Date("2027-11-23T11:00:00Z"),
  });
});
