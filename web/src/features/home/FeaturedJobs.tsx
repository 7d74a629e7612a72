import { LineIcon } from "../../ui/LineIcon.tsx";
import { limits } from "@vagas/functions/domain/limits";
import { paths } from "@vagas/functions/domain/site/paths";
import { useLookedAt } from "../../data/visitor/servedPage.ts";
import { JobCard } from "../../jobViews/card/JobCard.tsx";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { CardSkeletons } from "../../ui/list/CardSkeletons.tsx";
import { SettlingList } from "../../ui/list/SettlingList.tsx";
import { EmptyState } from "../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { useFeaturedJobs } from "./useFeaturedJobs.ts";
import clsx from "clsx";
import box from "../../ui/boxes.module.css";
import text from "../../ui/text.module.css";
import look from "./FeaturedJobs.module.css";

/** The newest open jobs. */
export function FeaturedJobs() {
  return (
    <section aria-labelledby="destaques">
      <div className={look.head}>
        <h2 id="destaques" className={text.h2}>
          Vagas Em Destaque
        </h2>
        <LinkButton to={paths.jobs} endIcon={<LineIcon of="arrowForward" />} className={look.all}>
          Ver todas
        </LinkButton>
      </div>
      <NewestJobs />
    </section>
  );
}

function NewestJobs() {
  const now = useLookedAt();
  const [jobs, retry] = useFeaturedJobs(now);
  if (jobs === "loading")
    return <CardSkeletons pairs count={limits.featuredJobs} label="Carregando vagas..." />;
  if (jobs === "failed")
    return (
      <ErrorState
        title="Erro ao carregar vagas"
        description="Não foi possível carregar as vagas. Tente novamente mais tarde."
        onRetry={retry}
      />
    );
  if (jobs.length === 0)
    return (
      <EmptyState
        title="Não há vagas disponíveis no momento."
        description="Tem uma oportunidade na sua empresa? Publique e ela aparece aqui."
        action={
          <LinkButton to={paths.publishGate} variant="contained">
            Publicar vaga
          </LinkButton>
        }
      />
    );
  return (
    <SettlingList rows={jobs.map(({ id }) => id)} className={clsx(box.plainList, look.cards)}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} now={now} heading="h3" />
        </li>
      ))}
    </SettlingList>
  );
}
