import { decodeText } from "./csv.ts";

/** A spreadsheet's rows, the text of a CSV file, or why there is neither. */
export type SheetReading = { rows: string[][] } | { text: string } | { problem: string };

const mostBytes = 10 * 1024 * 1024;

const instead = "Abra no programa de planilhas, salve como .xlsx ou CSV e importe de novo.";

/** The signature of old Excel files, and of new ones with a password (MS-CFB, section 2.2). */
function isCompoundFile(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, i) => bytes[i] === byte);
}

/**
 * Whether bytes that are not UTF-16 contain many characters that no text has: one pasted NUL does not make a binary
 * file.
 */
function isBinary(bytes: Uint8Array): boolean {
  const utf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const head = bytes.subarray(0, 4096);
  const controls = head.filter((byte) => byte < 9).length;
  return !utf16 && controls * 50 > head.length;
}

function refused(problem: string): SheetReading {
  return { problem };
}

/** Reads a spreadsheet, .xlsx or CSV; its bytes, not its name, decide which. */
export async function readSheet(file: File): Promise<SheetReading> {
  if (file.size > mostBytes) return refused("O arquivo é grande demais: no máximo 10 MB.");
  const buffer = await file.arrayBuffer().catch(() => null); // The file was moved or deleted since it was chosen.
  if (!buffer) return refused("Não foi possível ler o arquivo. Escolha-o de novo.");
  const bytes = new Uint8Array(buffer);
  if (isCompoundFile(bytes))
    return refused(`Este arquivo é do Excel antigo (.xls) ou tem senha. ${instead}`);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWorkbook(bytes);
  if (isBinary(bytes) || decodeText(bytes.subarray(0, 5)) === "%PDF-")
    return refused(`Este arquivo não é uma planilha. ${instead}`);
  return { text: decodeText(bytes) };
}

/** Loads the code for workbooks with the first one. */
async function readWorkbook(bytes: Uint8Array): Promise<SheetReading> {
  const part = await import("./readXlsx.ts").catch(() => null);
  if (!part)
    return refused(
      "Não foi possível abrir o leitor de planilhas. Recarregue a página com internet, ou salve como CSV.",
    );
  const read = part.readXlsx(bytes);
  if ("rows" in read) return { rows: read.rows };
  return refused(
    read.problem === "too-large"
      ? "A planilha é grande demais depois de aberta. Divida em partes e importe uma de cada vez."
      : `Este arquivo não é uma planilha do Excel (.xlsx), ou está danificado. ${instead}`,
  );
}
