import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { presentResolver } from "./presentResolver.ts";

afterEach(() => vi.useRealTimers());

const notOver = (now: Date) =>
  z.object({ day: z.iso.date().refine((day) => day >= now.toISOString().slice(0, 10), "over") });

test("a form that is open past midnight is validated against the day on which it is sent", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T16:00:00Z") });
  const resolve = presentResolver(notOver);
  const message = async () => {
    const { errors } = await resolve({ day: "2026-11-21" }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    return errors.day?.message;
  };
  expect(await message()).toBeUndefined();
  vi.setSystemTime(new Date("2026-11-22T16:00:00Z"));
  expect(await message()).toBe("over");
});
