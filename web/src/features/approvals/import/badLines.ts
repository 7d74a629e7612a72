import type { ImportTable } from "./readImport.ts";

/**
 * The lines with errors, as a table to correct and import again. What is beyond the titles comes after the error: without
 * the error's column a line is as it was.
 */
export function badLines({ header, lines }: ImportTable) {
  const rows = lines.flatMap(({ cells, problem }) =>
    problem === null
      ? []
      : [[...header.map((_name, i) => cells[i] ?? ""), problem, ...cells.slice(header.length)]],
  );
  return { header: [...header, "erro"], rows };
}
