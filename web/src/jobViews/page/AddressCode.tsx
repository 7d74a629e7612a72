import qrcode from "qrcode-generator";
import look from "./AddressCode.module.css";

/** Light modules around the code, which cameras need (ISO/IEC 18004). */
const quietZone = 4;

/** An address as a QR code, black on white in both colour schemes, each module one unit wide. */
export function AddressCode({ address }: { address: string }) {
  // The smallest that holds the address, readable with 15 % damage.
  const code = qrcode(0, "M");
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_module, column) => (code.isDark(row, column) ? "1" : "0")).join(
      "",
    ),
  );
  // A run of dark modules is one shape.
  const dark = rows.flatMap((modules, row) =>
    [...modules.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${row}h${run.length}v1h-${run.length}z`,
    ),
  );
  return (
    <svg
      role="img"
      aria-label="Código QR com o endereço desta vaga"
      viewBox={`${-quietZone} ${-quietZone} ${size + 2 * quietZone} ${size + 2 * quietZone}`}
      shapeRendering="crispEdges"
      className={look.code}
    >
      <path d={dark.join("")} fill="currentColor" />
    </svg>
  );
}
