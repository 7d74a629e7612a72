import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { searchWords } from "@vagas/functions/domain/writtenResume/choiceSearch";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";

const whatIsSearched =
  "A busca olha os currículos feitos aqui no site. Quem enviou um arquivo próprio não aparece nela.";

/** What a search by skill does not find: files have no answers to search in. */
export function SearchNote() {
  return (
    <Typography variant="body2" color="textSecondary" gutterBottom>
      {whatIsSearched}
    </Typography>
  );
}

type Props = {
  search: string;
  /** Whether older applications were not read. */
  more: boolean;
  onClear: () => void;
};

/** A search by skill that found nobody. */
export function NobodyWithSkill({ search, more, onClear }: Props) {
  return (
    <EmptyState
      icon={<GroupsIcon />}
      title={`Ninguém com “${searchWords(search)}” até agora`}
      description={
        more ? `Procuramos entre as candidaturas mais recentes. ${whatIsSearched}` : whatIsSearched
      }
      action={<Button onClick={onClear}>Ver todas as candidaturas</Button>}
    />
  );
}
