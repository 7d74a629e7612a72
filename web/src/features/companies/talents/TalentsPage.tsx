import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import WorkIcon from "@mui/icons-material/WorkOutlined";
import Button from "@mui/material/Button";
import { jobTypes } from "@vagas/functions/domain/options";
import { paths } from "@vagas/functions/domain/site/paths";
import { town } from "@vagas/functions/domain/town";
import { wantedChoices } from "@vagas/functions/domain/writtenResume/choices";
import { wantedTerm } from "@vagas/functions/domain/writtenResume/skillSearch";
import { useEarlierRequests } from "../../../data/company/earlierRequests.ts";
import {
  type TalentFilters,
  useContactRequests,
  useOpenJobs,
  useTalentCards,
} from "../../../data/company/talents.ts";
import { findSkill } from "../../../resumeViews/findSkill.ts";
import { SkillToolbar } from "../../../resumeViews/SkillToolbar.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { FilterSelect } from "../../../ui/list/FilterSelect.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import { useAddressFilters } from "../../../ui/list/useAddressFilters.ts";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { useCompanyArea } from "../companyContext.ts";
import { DeactivatedNotice } from "../DeactivatedNotice.tsx";
import { MyRequests } from "./MyRequests.tsx";
import { TalentCards } from "./TalentCards.tsx";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Option = { value: string; label: string };

function optionsOf(all: string, values: readonly string[]): readonly Option[] {
  return [{ value: "", label: all }, ...values.map((value) => ({ value, label: value }))];
}

const areas = optionsOf("Todas as áreas", jobTypes);
const places = optionsOf("Todas as cidades", town.places);
const works: readonly Option[] = [
  { value: "", label: "Qualquer serviço" },
  ...wantedChoices.map(({ id, label }) => ({ value: wantedTerm(id), label })),
];

/** /empresa/talentos: people who agreed to be found, without their contacts, for a company with an open job. */
export function TalentsPage() {
  const { company } = useCompanyArea();
  const jobs = useOpenJobs(company.id);
  const requests = useContactRequests(company.id);
  const asked = requests.state === "ready" ? requests.value : [];
  return (
    <Page>
      <BackLink to={paths.companyDashboard}>Painel da Empresa</BackLink>
      <PageHeader
        title="Banco de talentos"
        subtitle="Pessoas da região que autorizaram empresas a encontrá-las. Você vê um resumo; o contato só aparece se a pessoa disser sim ao seu pedido."
      />
      {!company.active && <DeactivatedNotice />}
      <VStack gap={3}>
        <MyRequests requests={asked} jobs={jobs.state === "ready" ? jobs.value : []} />
        {company.active && (
          <div>
            <ForJobs jobs={jobs} requests={asked} />
          </div>
        )}
      </VStack>
    </Page>
  );
}

function ForJobs({
  jobs,
  requests,
}: { jobs: ReturnType<typeof useOpenJobs> } & Pick<TalentsProps, "requests">) {
  if (jobs.state === "loading") return <RowsSkeleton label={loadingLabel} />;
  if (jobs.state === "failed") return <Failed onRetry={jobs.retry} />;
  if (jobs.value.length === 0) return <NoOpenJob />;
  return <Talents jobs={jobs.value} requests={requests} />;
}

const loadingLabel = "Carregando banco de talentos...";

type TalentsProps = Pick<Parameters<typeof TalentCards>[0], "jobs" | "requests">;

const none = { habilidade: "", servico: "", area: "", cidade: "" };

/** The filters of the address, of which an unknown value is none. */
function useTalentFilters() {
  const [filters, change] = useAddressFilters(none);
  const known = (options: readonly Option[], value: string) =>
    options.some((option) => option.value === value) ? value : "";
  const asked: TalentFilters = {
    search: filters.habilidade,
    work: known(works, filters.servico),
    area: known(areas, filters.area),
    place: known(places, filters.cidade),
  };
  return { asked, change };
}

function Talents({ jobs, requests }: TalentsProps) {
  const { company } = useCompanyArea();
  const { asked, change } = useTalentFilters();
  const cards = useTalentCards(asked);
  const cardIds = cards.items.map(({ id }) => id);
  const earlier = useEarlierRequests(company.id, requests, cardIds);
  const isFiltered = Object.values(asked).some(Boolean);
  return (
    <>
      <Filters asked={asked} change={change} />
      {cards.state === "loading" && <RowsSkeleton label={loadingLabel} />}
      {cards.state === "failed" && <Failed onRetry={cards.retry} />}
      {cards.state === "ready" && cards.items.length === 0 && (
        <NoCards filtered={isFiltered} onClear={() => change(none)} />
      )}
      <TalentCards
        cards={cards.items}
        jobs={jobs}
        requests={[...requests, ...earlier]}
        find={findSkill(asked.search)}
      />
      <LoadMore pages={cards} />
    </>
  );
}

function Filters({ asked, change }: ReturnType<typeof useTalentFilters>) {
  return (
    <SkillToolbar
      label="Buscar por habilidade"
      search={asked.search}
      onSearch={(habilidade) => change({ habilidade })}
    >
      <FilterSelect
        label="Serviço"
        value={asked.work}
        options={works}
        onChange={(servico) => change({ servico })}
      />
      <FilterSelect
        label="Área"
        value={asked.area}
        options={areas}
        onChange={(area) => change({ area })}
      />
      <FilterSelect
        label="Cidade"
        value={asked.place}
        options={places}
        onChange={(cidade) => change({ cidade })}
      />
    </SkillToolbar>
  );
}

function NoOpenJob() {
  return (
    <EmptyState
      icon={<WorkIcon />}
      title="Para ver o banco de talentos, tenha uma vaga aberta"
      description="As pessoas só são mostradas a quem está contratando. Assim que uma vaga sua for aprovada e estiver no ar, elas aparecem aqui."
      action={
        <ButtonLink to={paths.companyNewJob} variant="contained">
          Publicar vaga
        </ButtonLink>
      }
    />
  );
}

function NoCards({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      icon={<GroupsIcon />}
      title="Ninguém encontrado com estes filtros"
      description="Tente outra palavra, ou tire um dos filtros: muita gente aceita mais de um tipo de trabalho."
      action={<Button onClick={onClear}>Limpar filtros</Button>}
    />
  ) : (
    <EmptyState
      icon={<GroupsIcon />}
      title="Ninguém no banco de talentos ainda"
      description="Quando alguém autorizar empresas a encontrar seu currículo, aparece aqui."
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="Erro ao carregar o banco de talentos"
      description="Verifique sua conexão com a internet. Se a sua vaga acabou de entrar no ar, espere um instante e tente de novo."
      onRetry={onRetry}
    />
  );
}
