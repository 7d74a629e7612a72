import InstagramIcon from "@mui/icons-material/Instagram";
import MailIcon from "@mui/icons-material/MailOutlined";
import WhatsAppIcon from "@mui/icons-material/WhatsApp";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import type { SiteLink } from "@vagas/functions/domain/site/siteMenu";
import { town } from "@vagas/functions/domain/town";
import type { ReactNode } from "react";
import { useSessionHint } from "../../data/session/sessionHint.ts";
import { Brand } from "../../ui/page/Brand.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { siteLinks } from "./siteLinks.ts";
import { supportChat } from "./supportChat.ts";

const column = {
  listStyle: "none",
  m: 0,
  p: 0,
  display: "grid",
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    gap: 1,
    minHeight: 44,
    color: "text.primary",
  },
} as const;

const rightsLinks: readonly SiteLink[] = [
  { to: paths.privacy, label: "Privacidade" },
  { to: paths.ownData, label: "Meus dados" },
  { to: paths.accessibility, label: "Acessibilidade" },
];

export function PublicFooter() {
  return (
    <Box
      component="footer"
      sx={{
        borderTop: "1px solid",
        borderColor: "divider",
        bgcolor: "background.paper",
        displayPrint: "none",
      }}
    >
      <Box
        sx={{
          maxWidth: 1168,
          mx: "auto",
          px: { xs: 2, md: 3 },
          pt: { xs: 4, md: 6 },
          pb: { xs: 12, lg: 6 },
          display: "grid",
          gap: { xs: 3, md: 6 },
          gridTemplateColumns: { xs: "1fr", sm: "1fr 1.5fr", md: "2fr 1fr 1.4fr" },
        }}
      >
        <AboutSite />
        <QuickLinks />
        <Contact />
      </Box>
    </Box>
  );
}

function AboutSite() {
  return (
    <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" } }}>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
          fontWeight: 750,
          letterSpacing: "-0.015em",
        }}
      >
        <Brand size={28} />
        {town.boardName}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: "38ch" }}>
        O quadro de vagas de {town.name} e do {town.region}. Gratuito para quem procura trabalho.
      </Typography>
    </Box>
  );
}

function QuickLinks() {
  const hint = useSessionHint();
  return (
    <Box component="nav" aria-labelledby="rodape-links">
      <Typography id="rodape-links" variant="h4" component="h2" sx={{ mb: 0.5 }}>
        Links rápidos
      </Typography>
      <Box
        component="ul"
        sx={{
          ...column,
          gridTemplateColumns: {
            xs: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
            md: "1fr",
          },
          columnGap: 2,
        }}
      >
        {[...siteLinks(hint), ...rightsLinks].map(({ to, label }) => (
          <li key={label}>
            <TextLink to={to} underline="hover">
              {label}
            </TextLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Contact() {
  return (
    <Box>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        Contato
      </Typography>
      <Box component="ul" sx={column}>
        <Outside href={supportChat} icon={<WhatsAppIcon fontSize="small" aria-hidden />}>
          WhatsApp
        </Outside>
        <Outside
          href={town.contact.instagram}
          icon={<InstagramIcon fontSize="small" aria-hidden />}
        >
          {town.contact.instagramHandle}
        </Outside>
        <Outside
          href={`mailto:${town.contact.supportEmail}`}
          icon={<MailIcon fontSize="small" aria-hidden />}
        >
          {town.contact.supportEmail}
        </Outside>
      </Box>
    </Box>
  );
}

function Outside({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link
        href={href}
        target={href.startsWith("mailto:") ? undefined : "_blank"}
        rel="noopener"
        underline="hover"
      >
        {icon}
        {children}
      </Link>
    </li>
  );
}
