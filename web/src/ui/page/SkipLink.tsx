import { linkClass } from "../TextLink.tsx";
import look from "./SkipLink.module.css";

/** The keyboard's first stop: skips the header and the menu. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className={linkClass({}, look.skip)}
      onClick={(event) => {
        // The address stays: in some pages its hash is a mail's secret, and its state the way back.
        event.preventDefault();
        document.getElementById("conteudo")?.focus();
      }}
    >
      Ir para o conteúdo
    </a>
  );
}
