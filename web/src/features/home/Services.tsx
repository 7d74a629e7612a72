import { LineIcon } from "../../ui/LineIcon.tsx";
import { paths } from "@vagas/functions/domain/site/paths";
import { CardLink } from "../../ui/CardLink.tsx";
import clsx from "clsx";
import box from "../../ui/boxes.module.css";
import text from "../../ui/text.module.css";
import look from "./Services.module.css";

const services = [
  {
    to: paths.jobs,
    icon: "search",
    title: "Encontre uma vaga",
    text: "Busque por função, cidade e tipo de trabalho. As vagas são conferidas antes de ir ao ar.",
  },
  {
    to: paths.apply,
    icon: "document",
    title: "Envie seu currículo",
    text: "Deixe seu currículo no banco de talentos e seja encontrado por empresas da região.",
  },
  {
    to: paths.publishGate,
    icon: "megaphone",
    title: "Publique uma vaga",
    text: "Sua empresa cadastra a vaga e recebe os currículos por e-mail e WhatsApp.",
  },
] as const;

export function Services() {
  return (
    <section aria-labelledby="servicos" className={look.services}>
      <h2 id="servicos" className={clsx(text.h2, look.heading)}>
        Nossos Serviços
      </h2>
      <ul className={clsx(box.plainList, look.cards)}>
        {services.map(({ to, icon, title, text: description }) => (
          <li key={to} className={clsx(box.surface, look.card)}>
            <LineIcon of={icon} />
            <h3 className={clsx(text.h3, look.title)}>
              <CardLink to={to} underline="none">
                {title}
              </CardLink>
            </h3>
            <p className={clsx(text.body, text.muted)}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
