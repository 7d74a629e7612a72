import { styled } from "@mui/material/styles";

/** Terms and what they mean, without the browser's indent. */
export const TermList = styled("dl")({ margin: 0, "& dd": { margin: 0 } });
