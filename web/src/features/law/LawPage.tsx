import Link from "@mui/material/Link";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { reportChannels } from "@vagas/functions/domain/report/reportChannels";
import { readingPages } from "@vagas/functions/domain/site/readingPages";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { ReadingList, ReadingPart } from "../../ui/page/ReadingPart.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { LawExamples } from "./LawExamples.tsx";
import { lawful } from "./lawParts.ts";
import { TryText } from "./TryText.tsx";

/** What an advertisement may ask for, and what not, for companies and candidates. */
export function LawPage() {
  const { name } = readingPages.law;
  return (
    <Page width="narrow">
      <PageHeader title={name} documentTitle={pageTitle(name)} />
      <Prose variant="subtitle1" component="p">
        Uma vaga deve dizer o que o trabalho é, e não quem a pessoa é. Aqui está o que um anúncio
        pode pedir e o que não pode, e como dizer de outro jeito.
      </Prose>
      <ReadingPart title="Confira um texto">
        <TryText />
      </ReadingPart>
      <ReadingPart title="O que não pode pedir">
        <LawExamples />
      </ReadingPart>
      <ReadingPart title="O que pode pedir">
        <ReadingList>
          {lawful.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ReadingList>
      </ReadingPart>
      <ForCompanies />
      <ForCandidates />
      <ReadingPart title="O que esta página não é">
        <Prose measure={65}>
          É uma explicação simples, não é orientação de advogado, e a conferência automática pode
          errar. A decisão é de quem aprova.
        </Prose>
      </ReadingPart>
    </Page>
  );
}

function ForCompanies() {
  return (
    <ReadingPart title="Para empresas">
      <Prose measure={65} gutterBottom>
        O formulário da vaga avisa enquanto você escreve, e mostra outro jeito de dizer. Se o
        trabalho precisa mesmo do que você pediu, use “Manter e explicar”: a administração lê a sua
        explicação e decide. Nada impede você de guardar ou enviar a vaga.
      </Prose>
      <ButtonLink to={paths.publishGate} variant="outlined">
        Publicar vaga
      </ButtonLink>
    </ReadingPart>
  );
}

function ForCandidates() {
  return (
    <ReadingPart title="Viu uma vaga assim?">
      <Prose measure={65} gutterBottom>
        Na página da vaga, toque em “Denunciar esta vaga”. Não precisa de cadastro, e ninguém fica
        sabendo que foi você. Estes órgãos também recebem denúncias sem o seu nome:
      </Prose>
      <ReadingList>
        {reportChannels.map(({ name, takes, action, href }) => (
          <li key={name}>
            <strong>{name}.</strong> {takes} <Link href={href}>{action}</Link>
          </li>
        ))}
      </ReadingList>
    </ReadingPart>
  );
}
