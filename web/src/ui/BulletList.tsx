import { styled } from "@mui/material/styles";

/** A list with marks, which stand where the page's text begins. */
export const BulletList = styled("ul")({ margin: 0, paddingLeft: 20 });
