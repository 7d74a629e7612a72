import { pageNames, pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { town } from "@vagas/functions/domain/town";
import { byCategory, type Week, weekCountsLine } from "@vagas/functions/domain/week/week";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { CardSkeletons } from "../../ui/list/CardSkeletons.tsx";
import { EmptyState } from "../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import text from "../../ui/text.module.css";
import { ShareWeek } from "./ShareWeek.tsx";
import { useWeek } from "./useWeek.ts";
import look from "./WeekPage.module.css";
import { WeekRows } from "./WeekRows.tsx";

const title = `${pageNames.week} em ${town.name} e região`;

/** /semana: what is new, ends within a week or is urgent, to be sent on. */
export function WeekPage() {
  const [answer, retry] = useWeek();
  const isThere = typeof answer !== "string";
  return (
    <Page width="narrow">
      <PageHeader
        title={pageNames.week}
        documentTitle={pageTitle(title)}
        subtitle={isThere && weekCountsLine(answer.week)}
        actions={isThere && answer.week.jobs.length > 0 && <ShareWeek week={answer.week} />}
      />
      {answer === "loading" && <CardSkeletons count={3} label="Carregando a semana..." />}
      {answer === "failed" && (
        <ErrorState
          title="Erro ao carregar a semana"
          description="Verifique sua conexão e tente de novo."
          onRetry={retry}
        />
      )}
      {isThere && <Shown {...answer} />}
    </Page>
  );
}

function Shown({ week, now }: { week: Week; now: Date }) {
  const all = (
    <LinkButton to={paths.jobs} variant="outlined">
      Ver todas as vagas
    </LinkButton>
  );
  if (week.jobs.length === 0)
    return <EmptyState title="Nenhuma vaga nova nesta semana." action={all} />;
  return (
    <>
      {byCategory(week.jobs).map(([category, jobs]) => (
        <section key={category} className={look.part}>
          <h2 className={text.h3}>{category}</h2>
          <WeekRows jobs={jobs} now={now} />
        </section>
      ))}
      <p className={look.rest}>
        {week.more > 0 && <span>e mais {week.more} na lista completa</span>}
        {all}
      </p>
    </>
  );
}
