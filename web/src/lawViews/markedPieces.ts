import type { CheckedText, Finding } from "@vagas/functions/domain/law/lawFinding";

/** A part of a text, as `slice` takes it. */
type Range = { start: number; end: number };

/** A piece of a text, and whether it belongs to the words of a finding. */
export type Piece = { piece: string; isFound: boolean };

/** A part's text cut where the words of its findings begin and end. */
export function markedText(text: string, part: CheckedText, findings: readonly Finding[]): Piece[] {
  return piecesOf(text, rangesOf(part, findings));
}

/** The lines of a part's text, trimmed and without blank ones, each cut so. */
export function markedLines(
  text: string,
  part: CheckedText,
  findings: readonly Finding[],
): Piece[][] {
  const ranges = rangesOf(part, findings);
  let next = 0;
  return text.split("\n").flatMap((line) => {
    const start = next + line.length - line.trimStart().length;
    next += line.length + 1;
    const shown = line.trim();
    return shown === "" ? [] : [piecesOf(shown, shifted(ranges, start))];
  });
}

function rangesOf(part: CheckedText, findings: readonly Finding[]): Range[] {
  return findings.filter((finding) => finding.part === part);
}

function shifted(ranges: readonly Range[], by: number): Range[] {
  return ranges
    .map(({ start, end }) => ({ start: Math.max(0, start - by), end: end - by }))
    .filter(({ end }) => end > 0);
}

/** Overlapping ranges become one. */
function piecesOf(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (start >= text.length || end <= at) continue;
    if (start > at) pieces.push({ piece: text.slice(at, start), isFound: false });
    pieces.push({ piece: text.slice(Math.max(at, start), end), isFound: true });
    at = end;
  }
  if (at < text.length) pieces.push({ piece: text.slice(at), isFound: false });
  return pieces;
}
