import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

/** The position of the search in a text, as `slice` takes it; null if it is not there. */
export type Find = (text: string) => { start: number; end: number } | null;

/** A text with the search marked. */
export function MarkedText({ text, find }: { text: string; find: Find }) {
  const range = find(text);
  if (!range) return text;
  return (
    <>
      {text.slice(0, range.start)}
      <Box
        component="mark"
        sx={{
          bgcolor: "warning.main",
          color: "warning.contrastText",
          borderRadius: 0.5,
          px: "2px",
          mx: "-2px",
        }}
      >
        {text.slice(range.start, range.end)}
      </Box>
      {text.slice(range.end)}
    </>
  );
}

/** How much of a long text is shown on each side of the match. */
const around = 40;

/** The part of a text with the match. */
function excerpt(text: string, { start, end }: { start: number; end: number }): string {
  const from = Math.max(0, start - around);
  const to = Math.min(text.length, end + around);
  return `${from > 0 ? "…" : ""}${text.slice(from, to).replace(/\s+/g, " ")}${to < text.length ? "…" : ""}`;
}

type Props = { fields: readonly (readonly [label: string, text: string | null])[]; find: Find };

/** A hidden field of a row, if it is the reason for the match. */
export function FoundElsewhere({ fields, find }: Props) {
  const found = fields.flatMap(([label, text]) => {
    const range = text ? find(text) : null;
    return text && range ? [{ label, text: excerpt(text, range) }] : [];
  });
  return found.map(({ label, text }) => (
    <Typography
      key={label}
      variant="body2"
      component="span"
      color="textSecondary"
      sx={{ display: "block", fontWeight: 400, overflowWrap: "anywhere" }}
    >
      {label}: <MarkedText text={text} find={find} />
    </Typography>
  ));
}
