import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/dates";
import { foundRange } from "@vagas/functions/domain/text/foundRange";
import { useState } from "react";
import { type ArchivedCandidate, deleteCandidate } from "../../../data/admin/adminCandidates.ts";
import { DeleteButton } from "../../../ui/list/DeleteButton.tsx";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { failureText } from "../../../ui/message/failureText.ts";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { joinFacts } from "../../../ui/joinFacts.ts";
import { type Find, MarkedText } from "../../../ui/list/MarkedText.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { type Column, RecordTable } from "../../../ui/list/RecordTable.tsx";
import { RowsSkeleton } from "../../../ui/list/RowsSkeleton.tsx";
import type { Pages } from "../../../ui/list/usePages.ts";
import { useRemovals } from "../../../ui/list/useRemovals.ts";
import { CandidateDialog } from "./CandidateDialog.tsx";
import { CandidateName } from "./CandidateName.tsx";
import { Contact } from "./Contact.tsx";
import { MissingFile } from "./MissingFile.tsx";
import { removableCandidate } from "./removableCandidate.ts";
import { ResumeDownloadButton } from "./ResumeDownloadButton.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

/** Deletes a candidate, whose row is out of the list meanwhile, and says what came of it. */
function useDeletion() {
  const { remove } = useRemovals();
  return (candidate: ArchivedCandidate) => {
    const { id, name } = candidate;
    void remove(removableCandidate(candidate), async () => {
      const outcome = await deleteCandidate(id);
      if (outcome === "done")
        notify({ severity: "success", title: "Candidato excluído com sucesso", description: name });
      else
        notify({
          severity: "error",
          title: "Erro ao excluir candidato",
          description: `${name}: ${failureText[outcome]}`,
        });
      return outcome === "done";
    });
  };
}

type Props = {
  pages: Pages<ArchivedCandidate>;
  shown: ArchivedCandidate[];
  search: string;
  filtered: boolean;
  history: ItemPart;
  onClear: () => void;
};

export function CandidateList({ pages, shown, search, filtered, history, onClear }: Props) {
  const find = (text: string) => foundRange(text, search);
  const deleteRow = useDeletion();
  const [opened, setOpened] = useState<ArchivedCandidate | null>(null);

  if (pages.state === "loading") return <RowsSkeleton label="Carregando candidatos..." />;
  if (pages.state === "failed")
    return (
      <ErrorState
        title="Erro ao carregar candidatos"
        description="Verifique sua conexão e tente de novo."
        onRetry={pages.refresh}
      />
    );
  return (
    <>
      {shown.length === 0 && (
        <NoCandidates filtered={filtered} more={pages.hasMore} onClear={onClear} />
      )}
      {shown.length > 0 && (
        <RecordTable
          label="Candidatos"
          rows={shown}
          rowKey={({ id }) => id}
          columns={columns(find, setOpened)}
          card={(candidate) => <CandidateCard candidate={candidate} find={find} />}
          actions={(candidate) => (
            <RowActions candidate={candidate} onDelete={() => deleteRow(candidate)} />
          )}
        />
      )}
      <LoadMore pages={pages} label={search ? "Procurar nos mais antigos" : "Carregar mais"} />
      {opened && (
        <CandidateDialog candidate={opened} history={history} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function columns(
  find: Find,
  onOpen: (candidate: ArchivedCandidate) => void,
): [Column<ArchivedCandidate>, ...Column<ArchivedCandidate>[]] {
  return [
    {
      header: "Nome",
      cell: (candidate) => (
        <CandidateName candidate={candidate} find={find} onOpen={() => onOpen(candidate)} />
      ),
    },
    {
      header: "Contato",
      cell: ({ email, phone }) => <Contact email={email} phone={phone} find={find} />,
    },
    {
      header: "Vaga",
      cell: (candidate) => <MarkedText text={appliedTo(candidate)} find={find} />,
    },
    { header: "Enviado em", cell: ({ createdAt }) => formatDate(createdAt), nowrap: true },
  ];
}

type ActionsProps = { candidate: ArchivedCandidate; onDelete: () => void };

function RowActions({ candidate, onDelete }: ActionsProps) {
  return (
    <>
      {candidate.resumeMissing ? (
        <MissingFile />
      ) : (
        <ResumeDownloadButton person={candidate.name} path={candidate.resumePath} tell={notify} />
      )}
      <DeleteButton
        name={candidate.name}
        question="Tem certeza que deseja excluir este candidato?"
        onDelete={onDelete}
      />
    </>
  );
}

function appliedTo({ jobTitle, company }: ArchivedCandidate): string {
  return jobTitle ? joinFacts(jobTitle, company) : "Banco de Talentos";
}

/** The card's text below the name. */
function CandidateCard({ candidate, find }: { candidate: ArchivedCandidate; find: Find }) {
  const { email, phone, createdAt } = candidate;
  return (
    <VStack gap={1}>
      <Typography>
        <MarkedText text={appliedTo(candidate)} find={find} />
      </Typography>
      <Contact email={email} phone={phone} find={find} />
      <Typography variant="body2" color="textSecondary">
        Enviado em {formatDate(createdAt)}
      </Typography>
    </VStack>
  );
}

function NoCandidates({
  filtered,
  more,
  onClear,
}: {
  filtered: boolean;
  more: boolean;
  onClear: () => void;
}) {
  if (!filtered)
    return (
      <EmptyState
        icon={<GroupsIcon />}
        title="Nenhum candidato no banco de dados"
        description="Quem enviar um currículo pelo site aparece aqui."
      />
    );
  return (
    <EmptyState
      icon={<GroupsIcon />}
      title="Nenhum candidato encontrado com os filtros aplicados"
      description={
        more
          ? "Procuramos entre os mais recentes; ainda há candidaturas mais antigas."
          : "Tente outra palavra, ou só parte dela."
      }
      action={<Button onClick={onClear}>Limpar filtros</Button>}
    />
  );
}
