import Link from "@mui/material/Link";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { phoneLink } from "@vagas/functions/domain/text/phone";
import { town } from "@vagas/functions/domain/town";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { ReadingList, ReadingPart } from "../../ui/page/ReadingPart.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Whole } from "../../ui/Whole.tsx";

/** What the site does for accessibility, and whom to tell about a barrier. */
export function AccessibilityPage() {
  return (
    <Page width="narrow">
      <PageHeader title="Acessibilidade" documentTitle={pageTitle("Acessibilidade")} />
      <Prose variant="subtitle1" component="p">
        Trabalho é para todo mundo. Este site é feito para funcionar com leitor de tela, só com o
        teclado, com letras grandes, em celular simples e com internet fraca.
      </Prose>
      <Promises />
      <ReadingPart title="O que seguimos">
        <Prose measure={65}>
          As Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, níveis A e AA, e a Lei
          Brasileira de Inclusão (Lei 13.146/2015, art. 63). A cada mudança, testes automáticos
          conferem as páginas, inclusive só com o teclado.
        </Prose>
      </ReadingPart>
      <ReadingPart title="O que ainda não está bom">
        <Prose measure={65}>
          Os currículos são arquivos que as pessoas enviam: alguns não podem ser lidos por leitores
          de tela. Textos de vagas são escritos pelas empresas e podem ter abreviações.
        </Prose>
      </ReadingPart>
      <Barriers />
    </Page>
  );
}

function Promises() {
  return (
    <ReadingPart title="O que você pode esperar">
      <ReadingList>
        <li>
          Tudo pode ser feito só com o teclado. O primeiro “Tab” de cada página oferece pular para o
          conteúdo.
        </li>
        <li>
          Cada página tem um título que o leitor de tela anuncia ao chegar, e as mensagens de erro
          são lidas junto do campo.
        </li>
        <li>
          As letras crescem até 200% sem cortar nada, e a página cabe em telas de 320 pixels sem
          rolar de lado.
        </li>
        <li>
          As cores têm contraste suficiente no tema claro e no escuro. Nenhuma informação depende só
          da cor.
        </li>
        <li>
          Botões e links têm espaço para o dedo. Quem pede menos movimento no aparelho não vê
          animações.
        </li>
        <li>A lista de vagas e cada vaga podem ser lidas mesmo sem JavaScript.</li>
      </ReadingList>
    </ReadingPart>
  );
}

function Barriers() {
  const { supportEmail, supportPhone } = town.contact;
  return (
    <ReadingPart title="Encontrou uma barreira?">
      <Prose measure={65}>
        Conte para a gente:{" "}
        <Link href={`mailto:${supportEmail}?subject=Acessibilidade`}>{supportEmail}</Link> ou{" "}
        <Link href={phoneLink(supportPhone)}>
          <Whole>{supportPhone}</Whole>
        </Link>
        . Se não conseguir se candidatar por aqui, ajudamos a enviar o seu currículo.
      </Prose>
    </ReadingPart>
  );
}
