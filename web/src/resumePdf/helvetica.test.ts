import { expect, test } from "vitest";
import { drawnChars, textWidth } from "./helvetica.ts";
import { pdfFile } from "./pdfFile.ts";
import { latinBytes, literal } from "./pdfText.ts";
import { readWithPdfJs } from "./testing/readWithPdfJs.ts";

const page =
  "<</Type/Page/Parent 3 0 R/MediaBox[0 0 100 4000]/Contents 6 0 R/Resources<</Font<</F 5 0 R>>>>>>";

/** The widths that PDF.js knows of a font that comes without any, at 10 points. */
async function widthsOfReader(baseFont: string): Promise<number[]> {
  // Each between two signs, because the reader leaves out spaces.
  const lines = drawnChars.map((char, i) => `1 0 0 1 10 ${20 * i} Tm ${literal(`|${char}|`)}Tj`);
  const bytes = await pdfFile([
    "<</Type/Catalog/Pages 3 0 R>>",
    "<<>>",
    "<</Type/Pages/Kids[4 0 R]/Count 1>>",
    page,
    `<</Type/Font/Subtype/Type1/BaseFont/${baseFont}/Encoding/WinAnsiEncoding>>`,
    { entries: "", data: latinBytes(`BT /F 10 Tf ${lines.join("\n")} ET`) },
  ]);
  const { runs } = await readWithPdfJs(bytes);
  return runs.map(({ left, right }) => right - left);
}

test.each([
  ["regular", "Helvetica"],
  ["bold", "Helvetica-Bold"],
] as const)("the widths of the %s letters are those of %s", async (font, baseFont) => {
  const known = await widthsOfReader(baseFont);
  expect(known).toHaveLength(drawnChars.length);
  for (const [i, char] of drawnChars.entries())
    expect(textWidth(`|${char}|`, font, 10), char).toBeCloseTo(known[i]!);
});
