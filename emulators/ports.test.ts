import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { basePorts, portOffset, portsAt, shiftAddresses } from "./ports.ts";

/** Chromium refuses these (net/base/port_util.cc); the suite's ports are above 1024. */
const barred = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
];

test("an offset shifts every port alike", () => {
  const shifted = portsAt(3000);
  for (const [service, port] of Object.entries(basePorts))
    expect(shifted[service as keyof typeof basePorts]).toBe(port + 3000);
});

test("suites at different thousands never share a port, and browsers open all of them", () => {
  const all = Array.from({ length: 24 }, (_, thousand) => Object.values(portsAt(thousand * 1000)));
  const taken = all.flat();
  expect(new Set(taken).size).toBe(taken.length);
  expect(Math.max(...taken)).toBeLessThan(32_768);
  expect(taken.filter((port) => barred.includes(port))).toEqual([]);
});

test.each([["500"], ["-1000"], ["many"], ["24000"]])("an offset of %s is refused", (offset) => {
  expect(() => portOffset({ VAGAS_PORT_OFFSET: offset })).toThrow(/multiple of 1000/);
});

test("a command with a wrong offset ends with one line", () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "start.ts")],
    { encoding: "utf8", env: { ...process.env, VAGAS_PORT_OFFSET: "many" } },
  );
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toBe("VAGAS_PORT_OFFSET is many: it must be a multiple of 1000, at most 23000.\n");
});

test("addresses of the suite move with the offset, others do not", () => {
  const text =
    "SMTP_URL=smtp://127.0.0.1:1025\nSITE_URL=http://localhost:5010\nELSE=http://localhost:1234\nAWAY=smtp://mail.example:1025";
  expect(shiftAddresses(text, 2000)).toBe(
    "SMTP_URL=smtp://127.0.0.1:3025\nSITE_URL=http://localhost:7010\nELSE=http://localhost:1234\nAWAY=smtp://mail.example:1025",
  );
});
