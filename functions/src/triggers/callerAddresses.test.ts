import { expect, test } from "vitest";
import { callerAddresses } from "./callerAddresses.ts";

test.each([
  [
    "by Hosting, the visitor and Hosting's server",
    "198.51.100.7, 203.0.113.9",
    "198.51.100.7",
    "203.0.113.9",
  ],
  [
    "by Hosting, whatever the visitor made up before that",
    "1.1.1.1,2.2.2.2, 198.51.100.7, 203.0.113.9",
    "198.51.100.7",
    "203.0.113.9",
  ],
  ["directly, the caller, after what they made up", "1.1.1.1, 192.0.2.5", "1.1.1.1", "192.0.2.5"],
  ["directly and plainly, the caller alone", "192.0.2.5", "", "192.0.2.5"],
  ["in the emulators, nobody", undefined, "", ""],
  ["over IPv6, the house", "2804:14d:0:1:aaaa::1, 2001:db8::9", "2804:14d:0:1", "2001:db8:0:0"],
])("the caller's addresses %s", (_how, forwardedFor, caller, connection) => {
  expect(callerAddresses(forwardedFor)).toEqual({ caller, connection });
});

test.each(["2804:014D::1", "2804:14d:0:0:ffff:1:2:3", "2804:14d:0:0::", "2804:14d::ffff:0:0:1"])(
  "%s belongs to the same network as its neighbours",
  (address) => {
    expect(callerAddresses(address).connection).toBe("2804:14d:0:0");
  },
);
