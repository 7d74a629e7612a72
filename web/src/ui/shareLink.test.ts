import { afterEach, expect, test, vi } from "vitest";
import { shareFile } from "./file/shareFile.ts";
import { shareLink } from "./shareLink.ts";

const writeText = vi.fn(async () => undefined);

/** A device whose sheet for sharing ends like this; null: it has none. */
function deviceWith(end: (() => Promise<void>) | null) {
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...(end && { share: end }) });
}

afterEach(() => {
  vi.unstubAllGlobals();
  writeText.mockReset();
});

const link = () => shareLink({ title: "Vaga", text: "Caixa" }, "https://vagas.example/vagas/a1");
const refusal = (name: string) => () => Promise.reject(new DOMException("", name));

test.each([
  ["by the device's own sheet", () => Promise.resolve(), "shared"],
  ["not if that sheet is closed", refusal("AbortError"), "cancelled"],
  ["not again by a second tap while that sheet is open", refusal("InvalidStateError"), "cancelled"],
  ["by a copy if the device refuses", refusal("NotAllowedError"), "copied"],
  ["by a copy without such a sheet", null, "copied"],
] as const)("a link is shared %s", async (_how, end, outcome) => {
  deviceWith(end);
  expect(await link()).toBe(outcome);
  expect(writeText).toHaveBeenCalledTimes(outcome === "copied" ? 1 : 0);
});

test("a link that can be neither shared nor copied is refused", async () => {
  deviceWith(null);
  writeText.mockRejectedValueOnce(new Error("barred"));
  expect(await link()).toBe("refused");
});

test.each([
  ["AbortError", true],
  ["InvalidStateError", true],
  ["NotAllowedError", false],
])("a file's sheet that ends with %s was there: %s", async (name, wasThere) => {
  deviceWith(refusal(name));
  expect(await shareFile(new File(["a"], "a.png"))).toBe(wasThere);
});
