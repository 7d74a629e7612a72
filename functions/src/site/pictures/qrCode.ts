import qrcode from "qrcode-generator";

/** Light modules around a code, which cameras need (ISO/IEC 18004). */
const quietZone = 4;

/**
 * An address as a QR code with its light border, `size` pixels wide, its corner at x and y: SVG. Readable with 15 %
 * damage, as paper on a wall gets.
 */
export function qrCode(address: string, { x, y, size }: { x: number; y: number; size: number }) {
  const code = qrcode(0, "M");
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const dark: string[] = [];
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) dark.push(`M${column} ${row}h1v1h-1z`);
  const whole = count + 2 * quietZone;
  return [
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${-quietZone} ${-quietZone} ${whole} ${whole}" shape-rendering="crispEdges">`,
    `<rect x="${-quietZone}" y="${-quietZone}" width="${whole}" height="${whole}" fill="#FFFFFF"/>`,
    `<path d="${dark.join("")}" fill="#000000"/></svg>`,
  ].join("");
}
