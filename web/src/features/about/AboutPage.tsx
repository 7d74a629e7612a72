import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { formatPhone, phoneLink } from "@vagas/functions/domain/text/phone";
import { town } from "@vagas/functions/domain/town";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { ReadingList, ReadingPart } from "../../ui/page/ReadingPart.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { TermList } from "../../ui/TermList.tsx";
import { Whole } from "../../ui/Whole.tsx";

const ways = [
  [
    "Vagas atualizadas",
    "Cada vaga tem prazo. O que terminou sai do ar sozinho, e o que está aqui está aberto.",
  ],
  [
    "Candidatura simples",
    "Nome, telefone e currículo. Sem senha e sem cadastro: o currículo chega direto a quem contrata.",
  ],
  ["Foco local", `Só vagas de ${town.name} e das cidades vizinhas ${town.region}.`],
  [
    "Resposta rápida",
    "Depois de enviar o currículo, você já pode falar com o anunciante pelo WhatsApp.",
  ],
] as const;

export function AboutPage() {
  return (
    <Page width="narrow">
      <PageHeader title="Sobre" documentTitle={pageTitle("Sobre")} />
      <Prose variant="subtitle1" component="p">
        Em cidade pequena, vaga boa corre de boca em boca, e quem não ouviu fica sem saber.{" "}
        {town.boardName} existe para que todo mundo em {town.name} e região saiba das mesmas
        oportunidades, ao mesmo tempo e de graça.
      </Prose>
      <ReadingPart title="Nossa missão">
        <Prose measure={65}>
          Aproximar quem precisa trabalhar de quem precisa contratar, sem sair da região. Uma vaga
          preenchida aqui é renda que fica no comércio, na fazenda e na escola da gente.
        </Prose>
      </ReadingPart>
      <ReadingPart title="Como funciona">
        <HowItWorks />
      </ReadingPart>
      <ForCandidates />
      <ForCompanies />
      <ThisWeek />
      <Numbers />
      <Credits />
    </Page>
  );
}

function HowItWorks() {
  return (
    <TermList sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" } }}>
      {ways.map(([title, text]) => (
        <Box key={title} sx={{ borderTop: "3px solid", borderColor: "primary.main", pt: 1.5 }}>
          <Typography component="dt" variant="h3" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
          <Typography component="dd" color="textSecondary">
            {text}
          </Typography>
        </Box>
      ))}
    </TermList>
  );
}

function ForCandidates() {
  return (
    <ReadingPart title="Para candidatos">
      <ReadingList sx={{ mb: 2.5 }}>
        <li>É grátis: ninguém paga para ver vagas nem para se candidatar.</li>
        <li>
          Seu currículo não fica público. Só o anunciante da vaga e a administração do site podem
          abrir.
        </li>
        <li>Sem vaga para você hoje? Deixe o currículo no banco de talentos.</li>
      </ReadingList>
      <ButtonLink to={paths.jobs} variant="contained">
        Ver vagas
      </ButtonLink>
    </ReadingPart>
  );
}

function ForCompanies() {
  return (
    <ReadingPart title="Para empresas">
      <ReadingList sx={{ mb: 2.5 }}>
        <li>Publique a vaga em poucos minutos; ela é conferida e vai ao ar.</li>
        <li>Receba os currículos por e-mail e converse com os candidatos pelo WhatsApp.</li>
        <li>Acompanhe tudo no painel e marque a vaga como preenchida quando contratar.</li>
      </ReadingList>
      <ButtonLink to={paths.publishGate} variant="outlined">
        Publicar vaga
      </ButtonLink>
    </ReadingPart>
  );
}

function ThisWeek() {
  return (
    <ReadingPart title="Vagas da semana">
      <Prose gutterBottom>
        O que é novo, o que encerra em até 7 dias e o que é urgente, em uma página para mandar aos
        grupos.
      </Prose>
      <ButtonLink to={paths.week} variant="outlined">
        Ver a semana
      </ButtonLink>
    </ReadingPart>
  );
}

function Numbers() {
  return (
    <ReadingPart title="Números da região">
      <Prose gutterBottom>
        Quantas vagas são publicadas, em que áreas e lugares, e quanto pagam. Qualquer pessoa pode
        usar.
      </Prose>
      <ButtonLink to={paths.numbers} variant="outlined">
        Ver os números
      </ButtonLink>
    </ReadingPart>
  );
}

function Credits() {
  const { credits } = town;
  return (
    <Box
      component="section"
      aria-labelledby="creditos"
      sx={{ mt: { xs: 6, md: 8 }, pt: 3, borderTop: "1px solid", borderColor: "divider" }}
    >
      <Typography id="creditos" variant="h3" component="h2" gutterBottom>
        Quem fez
      </Typography>
      <Typography color="textSecondary">
        Desenvolvido por {credits.developer}, com {credits.company}.
        <br />
        <Link href={`mailto:${credits.email}`}>{credits.email}</Link> ·{" "}
        <Link href={phoneLink(credits.phone)}>
          <Whole>{formatPhone(credits.phone)}</Whole>
        </Link>
      </Typography>
    </Box>
  );
}
