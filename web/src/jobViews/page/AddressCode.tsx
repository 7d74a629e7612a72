import Box from "@mui/material/Box";
import qrcode from "qrcode-generator";

/** Light modules around the code, which cameras need (ISO/IEC 18004). */
const quietZone = 4;

/** An address as a QR code, black on white in both colour schemes, each dark module one unit wide. */
export function AddressCode({ address }: { address: string }) {
  // The smallest that holds the address, readable with 15 % damage.
  const code = qrcode(0, "M");
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  const places = Array.from(
    { length: size * size },
    (_, place) => [Math.floor(place / size), place % size] as const,
  );
  const dark = places
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`);
  return (
    <Box
      component="svg"
      role="img"
      aria-label="Código QR com o endereço desta vaga"
      viewBox={`${-quietZone} ${-quietZone} ${size + 2 * quietZone} ${size + 2 * quietZone}`}
      shapeRendering="crispEdges"
      sx={{ width: "36mm", height: "36mm", flex: "none", bgcolor: "#fff", color: "#000" }}
    >
      <path d={dark.join("")} fill="currentColor" />
    </Box>
  );
}
