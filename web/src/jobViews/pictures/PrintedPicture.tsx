import GlobalStyles from "@mui/material/GlobalStyles";
import { createPortal } from "react-dom";
import look from "./PrintedPicture.module.css";

/** The sheet begins at the paper's edge: the picture has margins of its own. */
const wholeSheet = <GlobalStyles styles={{ "@page": { size: "A4", margin: 0 } }} />;

/** While this is on the page, a picture of A4 alone is printed, by the browser's own menu too. */
export function PrintedPicture({ url }: { url: string }) {
  return (
    <>
      {wholeSheet}
      {createPortal(<img src={url} alt="" className={look.paper} />, document.body)}
    </>
  );
}
