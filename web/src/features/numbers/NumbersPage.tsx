import { monthText } from "@vagas/functions/domain/numbers/monthText";
import type { TownNumbers } from "@vagas/functions/domain/numbers/townNumbers";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { town } from "@vagas/functions/domain/town";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import clsx from "clsx";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { capitalized } from "../../ui/capitalized.ts";
import { CardSkeletons } from "../../ui/list/CardSkeletons.tsx";
import { EmptyState } from "../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import text from "../../ui/text.module.css";
import { BarTable, counted } from "./BarTable.tsx";
import { HowCounted, NumbersFiles } from "./HowCounted.tsx";
import look from "./NumbersPage.module.css";
import { NumbersPart } from "./NumbersPart.tsx";
import { daysText, PeriodTables } from "./PeriodTables.tsx";
import { useTownNumbers } from "./useTownNumbers.ts";

const title = "Números da região";

/** /numeros: what the board says of the region's work, for everybody. */
export function NumbersPage() {
  const [answer, retry] = useTownNumbers();
  const numbers = typeof answer === "string" ? null : answer.numbers;
  return (
    <Page>
      <PageHeader
        title={title}
        documentTitle={pageTitle(title)}
        subtitle={numbers && `Contados em ${formatDate(numbers.updatedAt)}`}
      />
      {answer === "loading" && <CardSkeletons count={2} label="Carregando números..." />}
      {answer === "failed" && (
        <ErrorState
          title="Erro ao carregar os números"
          description="Verifique sua conexão e tente de novo."
          onRetry={retry}
        />
      )}
      {typeof answer !== "string" && <Shown numbers={numbers} />}
    </Page>
  );
}

function Shown({ numbers }: { numbers: TownNumbers | null }) {
  if (numbers === null || numbers.months.length === 0)
    return (
      <EmptyState
        title="Ainda não há números."
        description="Eles aparecem na noite seguinte à primeira vaga."
        action={
          <LinkButton to={paths.jobs} variant="contained">
            Ver vagas abertas
          </LinkButton>
        }
      />
    );
  return (
    <>
      <p className={clsx(text.lead, look.lead)}>
        O que as vagas publicadas aqui dizem do trabalho em {town.name} e região. Qualquer pessoa
        pode usar estes números.
      </p>
      <Facts numbers={numbers} />
      <Months numbers={numbers} />
      <Together numbers={numbers} />
      <EachMonth numbers={numbers} />
      <HowCounted />
      <NumbersFiles />
    </>
  );
}

type Props = { numbers: TownNumbers };

function Facts({ numbers: { openJobs, months, together } }: Props) {
  return (
    <dl className={look.facts}>
      <Fact name={openJobs === 1 ? "vaga aberta" : "vagas abertas"} value={counted(openJobs)} />
      {together?.jobs != null && (
        <Fact name={`vagas publicadas ${completeMonths(months)}`} value={counted(together.jobs)} />
      )}
      {together?.daysUntilFilled != null && (
        <Fact
          name="tempo que metade das vagas preenchidas levou"
          value={`até ${daysText(together.daysUntilFilled)}`}
        />
      )}
      {together?.hires != null && (
        <Fact
          name={`contratações contadas pelas empresas ${completeMonths(months)}`}
          value={counted(together.hires)}
        />
      )}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={look.fact}>
      <dt className={text.muted}>{name}</dt>
      <dd className={text.h2}>{value}</dd>
    </div>
  );
}

function Months({ numbers: { months } }: Props) {
  return (
    <NumbersPart title="Vagas por mês">
      <BarTable
        caption="Vagas publicadas pela primeira vez em cada mês"
        head="Mês"
        measure="Vagas"
        rows={months.map(({ month, jobs }, i) => ({
          name: nameOf(month, i === months.length - 1),
          value: jobs,
        }))}
      />
    </NumbersPart>
  );
}

function nameOf(month: string, isPresent: boolean): string {
  return isPresent ? `${monthText(month)}, até\u00A0agora` : monthText(month);
}

/** 'em outubro de 2026' or 'de junho de 2026 a outubro de 2026': the months that are over, of which there is one at least. */
function completeMonths(months: TownNumbers["months"]): string {
  const first = monthText(months[0]!.month);
  const last = monthText(months.at(-2)!.month);
  return first === last ? `em ${first}` : `de ${first} a ${last}`;
}

/** Of the months that are over; a board in its first month has none. */
function Together({ numbers: { months, together } }: Props) {
  if (together === null)
    return (
      <NumbersPart title="Meses completos">
        <p className={text.body}>O primeiro mês ainda não acabou. Volte no mês que vem.</p>
      </NumbersPart>
    );
  return (
    <NumbersPart title={capitalized(completeMonths(months))}>
      <PeriodTables numbers={together} />
    </NumbersPart>
  );
}

function EachMonth({ numbers: { months } }: Props) {
  return (
    <NumbersPart title="Mês a mês">
      {months.toReversed().map((numbers, i) => (
        <details key={numbers.month} className={look.month}>
          <summary>{nameOf(numbers.month, i === 0)}</summary>
          <PeriodTables numbers={numbers} />
        </details>
      ))}
    </NumbersPart>
  );
}
