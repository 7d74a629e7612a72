import SearchOffIcon from "@mui/icons-material/SearchOff";
import { alertList } from "@vagas/functions/domain/alert/alertList";
import type { Job } from "@vagas/functions/domain/job/job";
import {
  filterCount,
  isFiltered,
  type JobFilters,
} from "@vagas/functions/domain/jobList/jobFilters";
import { searchPhrase } from "@vagas/functions/domain/jobList/searchPhrase";
import { limits } from "@vagas/functions/domain/limits";
import { askAlertPath, paths } from "@vagas/functions/domain/site/paths";
import { useLocation } from "react-router-dom";
import { LinkButton } from "../../../ui/button/LinkButton.tsx";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import type { Pages } from "../../../ui/list/usePages.ts";
import { CardSkeletons } from "../../../ui/list/CardSkeletons.tsx";
import { SettlingList } from "../../../ui/list/SettlingList.tsx";
import { JobCard } from "../../../jobViews/card/JobCard.tsx";
import { loadingText } from "./foundText.ts";
import clsx from "clsx";
import box from "../../../ui/boxes.module.css";
import look from "./JobResults.module.css";

type Props = {
  pages: Pages<Job>;
  now: Date;
  /** The place from which distances are measured. */
  from: string;
  /** A search by a word: further pages may be empty, and others may follow a short page. */
  searched: boolean;
  /** From a later page on: the list has jobs before these. */
  further: boolean;
  filters: JobFilters;
  nextAddress: string | null;
};

const failure = {
  load: {
    title: "Erro ao carregar vagas",
    description: "Houve um problema ao carregar as vagas. Tente novamente mais tarde.",
  },
  filter: {
    title: "Erro ao filtrar vagas",
    description: "Houve um problema ao aplicar os filtros. Tente novamente.",
  },
} as const;

export function JobResults(props: Props) {
  const { pages, now, from, searched, further, filters, nextAddress } = props;
  const { search: address } = useLocation();
  const filtered = isFiltered(filters);
  const failed = pages.state === "failed";
  const { title, description } = filtered ? failure.filter : failure.load;

  if (failed) return <ErrorState title={title} description={description} onRetry={pages.refresh} />;
  if (pages.state === "loading")
    return <CardSkeletons count={limits.featuredJobs} label={loadingText} />;
  if (pages.items.length === 0 && !pages.hasMore) {
    return further ? <NoMoreJobs /> : <NoJobs filters={filters} filtered={filtered} />;
  }
  return (
    <>
      {pages.items.length === 0 && (
        <EmptyState
          title={further ? "Nenhuma vaga nesta página." : "Nenhuma vaga encontrada até aqui."}
          description="Ainda há outras vagas onde procurar."
        />
      )}
      <SettlingList
        // Other filters show another list, at the person's own wish.
        key={address}
        rows={pages.items.map(({ id }) => id)}
        aria-busy={pages.loadingMore}
        className={clsx(box.plainList, look.cards)}
      >
        {pages.items.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} from={from} list={address} />
          </li>
        ))}
      </SettlingList>
      <LoadMore
        pages={pages}
        {...(searched && { label: "Mostrar mais" })}
        {...(nextAddress && { href: nextAddress })}
      />
    </>
  );
}

/** The end of a list whose jobs are all on the pages before. The page has a link to the first one above. */
function NoMoreJobs() {
  return (
    <EmptyState title="Não há mais vagas." description="As outras estão no começo da lista." />
  );
}

function wayOn(filters: JobFilters): string {
  return filterCount(filters) === 0
    ? "Tente outra palavra, ou só parte dela."
    : "Tente outra palavra, outro local, ou tire algum filtro.";
}

/** The end of a list without a job, which an alert may turn into a beginning. */
function NoJobs({ filters, filtered }: { filters: JobFilters; filtered: boolean }) {
  const { search } = filters;
  return (
    <EmptyState
      icon={<SearchOffIcon aria-hidden />}
      title={
        search === ""
          ? "Nenhuma vaga encontrada com os filtros selecionados."
          : `Nenhuma vaga ${searchPhrase(search)} agora.`
      }
      description={
        filtered ? wayOn(filters) : "Volte em breve: novas vagas são publicadas toda semana."
      }
      action={
        <>
          <LinkButton to={askAlertPath(alertList(filters))} variant="contained">
            Avise-me quando aparecer
          </LinkButton>
          {filtered && (
            <LinkButton to={paths.jobs} variant="outlined">
              Limpar filtros
            </LinkButton>
          )}
        </>
      }
    />
  );
}
