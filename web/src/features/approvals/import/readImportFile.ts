import { tableOf } from "../../../ui/file/csv.ts";
import { readSheet } from "../../../ui/file/readSheet.ts";
import { type ImportReading, readImport, readTable } from "./readImport.ts";

/** Reads a spreadsheet, .xlsx or CSV, into jobs. */
export async function readImportFile(file: File, now: Date): Promise<ImportReading> {
  const sheet = await readSheet(file);
  if ("problem" in sheet) return { table: null, problem: sheet.problem };
  return "rows" in sheet ? readTable(tableOf(sheet.rows), now) : readImport(sheet.text, now);
}
