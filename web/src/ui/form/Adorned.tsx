import { styled } from "@mui/material/styles";

/** Holds an input with an icon before its text, a button after it, or both, inside its border. */
export const Adorned = styled("div")({
  position: "relative",
  flex: 1,
  width: "100%",
  minWidth: 0,
  "& > svg": {
    position: "absolute",
    left: 14,
    top: 11,
    color: "var(--mui-palette-text-secondary)",
    pointerEvents: "none",
  },
  "& > svg + input": { paddingLeft: 45 },
  "& > input:not(:last-child)": { paddingRight: 44 },
  "& > button": { position: "absolute", right: 2, top: "50%", translate: "0 -50%" },
});
