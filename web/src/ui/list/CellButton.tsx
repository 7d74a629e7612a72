import Button, { type ButtonProps } from "@mui/material/Button";

/** A quiet button below a cell's text, its words on the text's left edge. */
export function CellButton(props: Omit<ButtonProps, "size" | "sx">) {
  return <Button size="small" {...props} sx={{ px: 1, ml: -1, minWidth: 0, textAlign: "start" }} />;
}
