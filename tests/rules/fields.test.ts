import { beforeAll, describe, expect, test } from "vitest";
import { jobWrites } from "./writes/jobWrites.ts";
import { peopleWrites } from "./writes/peopleWrites.ts";
import { probesOf } from "./writes/probes.ts";
import { givenFor, isAccepted } from "./writes/send.ts";
import { isAcceptable } from "./writes/write.ts";

// Every field of every document that clients write: missing, extra, of a wrong type, at a limit, beyond it, owned by
// the server.
describe.each([...jobWrites, ...peopleWrites].map((write) => [write.title, write] as const))(
  "%s",
  (_title, write) => {
    beforeAll(() => givenFor(write));

    test("is accepted unchanged", async () => {
      expect(isAcceptable(write, {})).toBe(true);
      expect(await isAccepted(write, {})).toBe(true);
    });

    test.each([...probesOf(write)])(
      "with any other value in %s gets the verdict of the domain",
      async (field, values) => {
        for (const value of values)
          expect([field, value, await isAccepted(write, { [field]: value })]).toEqual([
            field,
            value,
            isAcceptable(write, { [field]: value }),
          ]);
      },
    );
  },
);
