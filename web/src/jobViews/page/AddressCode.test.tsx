import jsQR from "jsqr";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AddressCode } from "./AddressCode.tsx";

const pixels = 6;

/** The text that a camera reads from the squares, painted black on white as in print. */
function read(svg: string): string | undefined {
  const [, left, top, width] = /viewBox="(-?\d+) (-?\d+) (\d+) \d+"/.exec(svg)!.map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const side = width * pixels;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, column, row, run] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    const from = [(Number(column) - left) * pixels, (Number(row) - top) * pixels] as const;
    for (let y = from[1]; y < from[1] + pixels; y += 1) {
      for (let x = from[0]; x < from[0] + Number(run) * pixels; x += 1)
        picture.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  }
  return jsQR(picture, side, side)?.data;
}

test.each([
  ["an ordinary address", "https://vagascanabrava.com.br/vagas/mercado-araguaia-caixa"],
  [
    "the longest id that Firestore makes of a form, on a long domain",
    `https://${"vagas.".repeat(20)}com.br/vagas/${"a".repeat(128)}`,
  ],
  ["an id that is written with signs", "http://localhost:5010/vagas/v%C3%A1ga%201"],
])("a camera reads %s", (_what, address) => {
  expect(read(renderToString(<AddressCode address={address} />))).toBe(address);
});
