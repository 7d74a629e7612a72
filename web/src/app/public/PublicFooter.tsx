import { paths } from "@vagas/functions/domain/site/paths";
import type { SiteLink } from "@vagas/functions/domain/site/siteMenu";
import { town } from "@vagas/functions/domain/town";
import type { ReactNode } from "react";
import { useSessionHint } from "../../data/session/sessionHint.ts";
import { Brand } from "../../ui/page/Brand.tsx";
import { LineIcon } from "../../ui/LineIcon.tsx";
import { linkClass, TextLink } from "../../ui/TextLink.tsx";
import { siteLinks } from "./siteLinks.ts";
import { supportChat } from "./supportChat.ts";
import clsx from "clsx";
import box from "../../ui/boxes.module.css";
import text from "../../ui/text.module.css";
import look from "./PublicFooter.module.css";

const rightsLinks: readonly SiteLink[] = [
  { to: paths.law, label: "Vaga Legal" },
  { to: paths.privacy, label: "Privacidade" },
  { to: paths.ownApplications, label: "Minhas candidaturas" },
  { to: paths.ownData, label: "Meus dados" },
  { to: paths.accessibility, label: "Acessibilidade" },
];

export function PublicFooter() {
  return (
    <footer className={look.footer}>
      <div className={look.columns}>
        <AboutSite />
        <QuickLinks />
        <Contact />
      </div>
    </footer>
  );
}

function AboutSite() {
  return (
    <div className={look.about}>
      <div className={look.brand}>
        <Brand size={28} />
        {town.boardName}
      </div>
      <p className={clsx(text.body, text.muted, look.motto)}>
        {`O quadro de vagas de ${town.name} e ${town.region}. Gratuito para quem procura trabalho.`}
      </p>
    </div>
  );
}

function QuickLinks() {
  const hint = useSessionHint();
  return (
    <nav aria-labelledby="rodape-links">
      <h2 id="rodape-links" className={clsx(text.h4, look.heading)}>
        Links rápidos
      </h2>
      <ul className={clsx(box.plainList, look.column, look.wide)}>
        {[...siteLinks(hint), ...rightsLinks].map(({ to, label }) => (
          <li key={label}>
            <TextLink to={to} underline="hover">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact() {
  return (
    <div>
      <h2 className={clsx(text.h4, look.heading)}>Contato</h2>
      <ul className={clsx(box.plainList, look.column)}>
        <Outside href={supportChat} icon={<LineIcon of="whatsapp" inText />}>
          WhatsApp
        </Outside>
        <Outside href={town.contact.instagram} icon={<LineIcon of="camera" inText />}>
          {town.contact.instagramHandle}
        </Outside>
        <Outside href={`mailto:${town.contact.supportEmail}`} icon={<LineIcon of="mail" inText />}>
          {town.contact.supportEmail}
        </Outside>
      </ul>
    </div>
  );
}

function Outside({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        target={href.startsWith("mailto:") ? undefined : "_blank"}
        rel="noopener"
        className={linkClass({ underline: "hover" })}
      >
        {icon}
        {children}
      </a>
    </li>
  );
}
