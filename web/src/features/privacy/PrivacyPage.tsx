import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { phoneLink } from "@vagas/functions/domain/text/phone";
import { retention } from "@vagas/functions/domain/privacy/retention";
import { town } from "@vagas/functions/domain/town";
import { pushKey } from "../../data/firebase/projectSettings.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { ReadingList, ReadingPart } from "../../ui/page/ReadingPart.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Whole } from "../../ui/Whole.tsx";

const email = <Whole>e-mail</Whole>;

/** What personal data is stored, why, for how long, and how people get or erase it (Lei 13.709/2018). */
export function PrivacyPage() {
  return (
    <Page width="narrow">
      <PageHeader title="Privacidade" documentTitle={pageTitle("Privacidade")} />
      <Prose variant="subtitle1" component="p">
        Seu currículo é seu. Aqui está, sem juridiquês, o que guardamos, para quê, por quanto tempo,
        e como ver, corrigir ou apagar.
      </Prose>
      <Controller />
      <Purposes />
      <Readers />
      <Retention />
      <Rights />
    </Page>
  );
}

function Controller() {
  const { supportEmail, supportPhone } = town.contact;
  return (
    <ReadingPart title="Quem cuida dos dados">
      <Prose measure={65}>
        A administração do site {town.boardName}, em {town.name} ({town.state}), é a controladora
        dos dados. Fale com ela por{" "}
        <Link href={`mailto:${supportEmail}?subject=Privacidade`}>{supportEmail}</Link> ou{" "}
        <Link href={phoneLink(supportPhone)}>
          <Whole>{supportPhone}</Whole>
        </Link>
        . Ela também é o contato para assuntos de proteção de dados.
      </Prose>
    </ReadingPart>
  );
}

function Purposes() {
  return (
    <ReadingPart title="O que guardamos e para quê">
      <ReadingList>
        <li>
          <strong>De quem se candidata:</strong> nome, telefone, {email} e carta de apresentação (se
          houver), o arquivo do currículo e, de quem faz o currículo aqui, as respostas. Serve para
          a empresa da vaga conhecer e chamar você. A base é a sua autorização, dada na hora do
          envio. A etapa e as anotações que a empresa guarda sobre a candidatura aparecem para você
          em Meus dados ou, sem {email}, em Minhas candidaturas, no aparelho de que você enviou.
        </li>
        <li>
          <strong>Do banco de talentos:</strong> os mesmos dados, só com outra autorização,
          separada. Serve para empresas da região encontrarem você, e para a administração indicar
          você a elas.
        </li>
        <li>
          <strong>De empresas:</strong> nome, responsável, {email}, WhatsApp e CNPJ (se informados)
          e as vagas, com o que a empresa explica só à administração. Serve para publicar vagas e
          receber candidaturas. Do pedido de uma senha nova fica, por até dois dias, uma marca que
          não deixa ler o endereço de internet de quem pediu: ela limita os pedidos.
        </li>
        <li>
          <strong>De quem denuncia uma vaga:</strong> o motivo e o que escrever. No lugar do nome
          fica uma marca do aparelho e da rede, num código de que não se leem: ela impede que uma
          pessoa conte como várias. A administração lê o motivo e o texto, sem saber de quem são; a
          empresa não lê nada.
        </li>
        <li>
          <strong>De quem pede vagas novas por {email}:</strong> o {email} e a lista pedida, só para
          esse aviso. Cada {email} tem um link para sair com um toque. Se ele ajudou e por que você
          saiu é contado sem dizer de quem é.
        </li>
        {pushKey !== null && <OnPhones />}
        <li>
          <strong>De quem só visita:</strong> nada que diga quem é. Não usamos anúncios,
          rastreadores nem cookies de terceiros. O que você digita e não envia, e as buscas que você
          segue, ficam só no seu aparelho. Se uma página der erro, seu aparelho avisa o site: qual
          página e qual erro, sem o que você digitou nem quem você é. Esse aviso some em{" "}
          {retention.browserErrors} dias.
        </li>
      </ReadingList>
    </ReadingPart>
  );
}

function OnPhones() {
  return (
    <li>
      <strong>De quem recebe avisos no aparelho:</strong> a lista pedida e um número que o Google dá
      ao aplicativo instalado, sem nome nem {email}. O aviso passa pelo Google e pelo serviço de
      avisos do navegador.
    </li>
  );
}

function Readers() {
  return (
    <ReadingPart title="Quem vê">
      <ReadingList>
        <li>
          A empresa da vaga a que você se candidatou, com o nome dela dito antes do envio, e a
          administração do site. Mais ninguém.
        </li>
        <li>
          Quem está no banco de talentos aparece para empresas com vaga aberta num resumo: primeiro
          nome, inicial do sobrenome, cidade, o trabalho que procura, experiência, estudo, o que
          sabe fazer, desde quando está no banco e, de quem fez o currículo aqui, CNH, quando pode
          começar, se pode dormir no serviço e como vai ao trabalho. Sem telefone, {email}, arquivo
          do currículo ou carta. A empresa pede o contato; você fica sabendo por {email} ou, se não
          deu um, em Minhas candidaturas, no aparelho de que você enviou, e diz sim ou não; sem o
          seu sim, ela não recebe nada. Na dúvida, é só não responder.
        </li>
        <li>
          Currículos nunca ficam em endereço público. Quem abre um currículo pelo site fica
          registrado.
        </li>
        <li>
          O site usa servidores do Google (Firebase), contratado para isso. Vagas, cadastros,
          candidaturas e currículos ficam em São Paulo. As contas ({email}, senha codificada, quando
          foram criadas e usadas) ficam nos Estados Unidos. As páginas vêm do servidor do Google
          mais perto de você, e os registros técnicos de acesso (endereço IP, página, hora) podem
          ficar em outros países, por 30 dias.
        </li>
        <li>
          Os e-mails passam por um serviço de envio contratado. Não vendemos nem trocamos dados.
        </li>
      </ReadingList>
    </ReadingPart>
  );
}

function Retention() {
  return (
    <ReadingPart title="Por quanto tempo">
      <ReadingList>
        <li>
          Candidatura a uma vaga: até {retention.application} dias depois que a vaga é preenchida,
          encerrada ou excluída.
        </li>
        <li>
          Candidatura enviada sem internet: no seu aparelho, até sair ou ser retirada, no máximo 7
          dias.
        </li>
        <li>Banco de talentos: até 12 meses depois do envio.</li>
        <li>
          Pedidos de contato de empresas: até você sair do banco de talentos; os que não tiveram
          resposta, no máximo {retention.application} dias.
        </li>
        <li>
          Denúncia de uma vaga: {retention.jobReport} dias, ou até a vaga ser excluída. A marca da
          rede: {retention.reportNetwork} dias.
        </li>
        <MailTerms />
        <li>
          Que o seu {email} foi confirmado por um link nosso, num código de que ele não se lê: 12
          meses, ou até você apagar seus dados. Que um aviso foi enviado a ele, no mesmo código: 6
          meses.
        </li>
        <li>
          De uma empresa excluída quando estava desativada: o CNPJ e o {email}, num código de que
          não se leem, por 2 anos, para a administração reconhecer um novo cadastro.
        </li>
        <li>
          O CPF ou CAEPF de quem tem fazenda sem CNPJ, só para a administração: enquanto a empresa
          estiver no site. Os números do Cadastro de Empregadores do governo federal, sem nomes: até
          a edição seguinte, no máximo 2 anos.
        </li>
        <li>
          Registro do que foi decidido ou excluído no site, sem seus dados: 2 anos. O número interno
          de uma candidatura excluída: {retention.deletedApplication} dias, o tempo das cópias de
          segurança.
        </li>
        <li>Passado o prazo, registro, arquivo e e-mails são apagados sozinhos, todo dia.</li>
      </ReadingList>
    </ReadingPart>
  );
}

function MailTerms() {
  return (
    <>
      <li>
        Aviso de vagas novas: até você sair. Sem confirmação, {retention.unconfirmedAlert} dias.
        Depois de um ano perguntamos se quer continuar; sem um sim, ele some em{" "}
        {retention.alertQuestion} dias.
      </li>
      {pushKey !== null && (
        <li>
          Avisos no aparelho: até você parar, ou {retention.deviceAlert} dias depois da última
          visita pelo aplicativo.
        </li>
      )}
      <li>
        E-mails enviados pelo site: {retention.mail} dias; os de vagas novas, {retention.alertMail}.
      </li>
    </>
  );
}

function Rights() {
  return (
    <ReadingPart title="Seus direitos">
      <Typography sx={{ mb: 2, maxWidth: "65ch" }}>
        Você pode ver, baixar, corrigir e apagar seus dados, e retirar cada autorização, quando
        quiser e de graça, sem explicar por quê. Faça na hora em Meus dados, ou peça por {email}:
        respondemos em até 15 dias. Se não ficar satisfeito, você pode procurar a Autoridade
        Nacional de Proteção de Dados (ANPD).
      </Typography>
      <ButtonLink to={paths.ownData} variant="contained">
        Abrir Meus dados
      </ButtonLink>
    </ReadingPart>
  );
}
