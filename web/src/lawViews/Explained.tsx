import text from "../ui/text.module.css";
import look from "./Explained.module.css";

/** What the company says about words that it keeps. */
export function Explained({ by, text: said }: { by: string; text: string }) {
  return (
    <p className={look.said}>
      <span className={text.muted}>{by} explicou: </span>“{said}”
    </p>
  );
}
