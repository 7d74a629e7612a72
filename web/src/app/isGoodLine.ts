type Line = { saveData: boolean; effectiveType: string };

/** The most milliseconds that the page took on a good line, for browsers that tell nothing about the line. */
const quickMs = 1_500;

/**
 * Whether code may be fetched before it is needed: the line is fast, and its owner does not ask to save data. The
 * script of a page without code decides alike (web/build/startCode.js).
 */
export function isGoodLine(
  { connection }: Navigator & { connection?: Line } = navigator,
  page: Pick<Performance, "getEntriesByType"> = performance,
): boolean {
  if (connection) return !connection.saveData && connection.effectiveType === "4g";
  const [entry] = page.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry !== undefined && entry.responseEnd < quickMs;
}
