import { reportChannels } from "@vagas/functions/domain/report/reportChannels";
import { Button } from "../../ui/button/Button.tsx";
import clsx from "clsx";
import boxes from "../../ui/boxes.module.css";
import text from "../../ui/text.module.css";
import look from "./OfficialChannels.module.css";

/** Public services that take reports without a name. */
export function OfficialChannels() {
  return (
    <section aria-labelledby="canais">
      <h2 id="canais" className={clsx(text.h3, look.heading)}>
        Pediram dinheiro, ameaçaram ou prenderam seus documentos?
      </h2>
      <p className={clsx(text.body, look.words)}>
        Denuncie também a estes serviços. Não precisa dizer o seu nome.
      </p>
      <ul className={clsx(boxes.plainList, look.channels)}>
        {reportChannels.map(({ name, takes, action, href }) => (
          <li key={name} className={clsx(boxes.surface, look.channel)}>
            <div>
              <strong>{name}</strong>
              <p className={clsx(text.small, text.muted)}>{takes}</p>
            </div>
            <Button
              variant="outlined"
              href={href}
              {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
