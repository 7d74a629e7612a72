import Typography from "@mui/material/Typography";

/** A text cut after some lines, with an ellipsis; the full text is shown elsewhere. */
export function ClampedText({ lines, children }: { lines: number; children: string }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{
        display: "-webkit-box",
        WebkitLineClamp: lines,
        WebkitBoxOrient: "vertical",
        overflow: "hidden",
        overflowWrap: "anywhere",
      }}
    >
      {children}
    </Typography>
  );
}
