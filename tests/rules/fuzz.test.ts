import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { jobWrites } from "./writes/jobWrites.ts";
import { peopleWrites } from "./writes/peopleWrites.ts";
import { oddProbesOf } from "./writes/probes.ts";
import { givenFor, isAccepted } from "./writes/send.ts";
import { type Fields, isAcceptable, type Write } from "./writes/write.ts";

const seed = Number(process.env.VAGAS_FUZZ_SEED ?? 20_261_121);
/** Documents for each write. The default takes a few seconds; VAGAS_FUZZ_RUNS asks for more. */
const numRuns = Number(process.env.VAGAS_FUZZ_RUNS ?? 60);

/** Up to four fields of a write, changed to an odd value or to any text. */
function changesOf(write: Write): fc.Arbitrary<Fields> {
  const text = fc.string({ unit: "grapheme", maxLength: 120 }).filter((any) => any.isWellFormed());
  const field = fc
    .constantFrom(...oddProbesOf(write))
    .chain(([name, values]) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...values) },
          { weight: 1, arbitrary: text },
        ),
      ),
    );
  return fc.array(field, { maxLength: 4 }).map((changes) => Object.fromEntries(changes));
}

describe.each([...jobWrites, ...peopleWrites].map((write) => [write.title, write] as const))(
  `%s (seed ${seed}, ${numRuns} documents)`,
  (_title, write) => {
    beforeEach(() => givenFor(write));

    test("is accepted by the rules if and only if the domain accepts it", async () => {
      const property = fc.asyncProperty(changesOf(write), async (changes) => {
        expect(await isAccepted(write, changes)).toBe(isAcceptable(write, changes));
      });
      await fc.assert(property, { seed, numRuns });
    }, 600_000);
  },
);
