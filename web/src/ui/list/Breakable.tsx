import { styled } from "@mui/material/styles";

/** A text that may break within a word, even in a table's cell: an address, a machine's message. */
export const Breakable = styled("span")({ overflowWrap: "anywhere" });
