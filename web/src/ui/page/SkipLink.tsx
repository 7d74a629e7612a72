import { linkClass } from "../TextLink.tsx";
import look from "./SkipLink.module.css";

/** The keyboard's first stop: skips the header and the menu. */
export function SkipLink() {
  return (
    <a href="#conteudo" className={linkClass({}, look.skip)}>
      Ir para o conteúdo
    </a>
  );
}
