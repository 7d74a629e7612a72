import { LineIcon } from "../../../ui/LineIcon.tsx";
import { Button } from "../../../ui/button/Button.tsx";
import { alertList } from "@vagas/functions/domain/alert/alertList";
import { filterCount, type JobFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { askAlertPath, paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { LinkButton } from "../../../ui/button/LinkButton.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { Spinner } from "../../../ui/message/Spinner.tsx";
import { JobSearchField, typedSearch } from "../../../jobViews/JobSearchField.tsx";
import { ChosenFilters } from "./ChosenFilters.tsx";
import { chosenInPopover, panelId, useChosenBefore } from "./chosenInPopover.ts";
import { type Found, loadingText } from "./foundText.ts";
import { JobFilterFields } from "./JobFilterFields.tsx";
import { type Choices, useChoices } from "./useChoices.ts";
import clsx from "clsx";
import text from "../../../ui/text.module.css";
import look from "./JobFilterBar.module.css";

const JobFilterSheet = lazyPart(async () => (await import("./JobFilterSheet.tsx")).JobFilterSheet);

type Props = {
  filters: JobFilters;
  onChange: (filters: JobFilters) => void;
  found: Found | null;
  status: string;
};

/**
 * The search and the other filters, one form that works without scripts, and the number of jobs found. On a phone a
 * button opens the other filters: by HTML in a popover, by code in a sheet that is loaded at first use.
 */
export function JobFilterBar({ filters, onChange, found, status }: Props) {
  const [sheet, setSheet] = useState<"never" | "open" | "closed">("never");
  const [choices, loadChoices] = useChoices();
  const on = filterCount(filters);
  const isEmpty = found?.count === 0 && !found.hasMore && !found.further;
  const common = { filters, choices, onChange };
  return (
    <form
      role="search"
      action={paths.jobs}
      // A page that is loaded again, on the way back, has the filters of its address.
      autoComplete="off"
      onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const chosen = chosenInPopover() ?? filters;
        document.getElementById(panelId)?.hidePopover?.();
        onChange({ ...chosen, search: typedSearch(event.currentTarget) });
      }}
      className={look.bar}
    >
      <JobSearchField value={filters.search} />
      <SheetButton
        count={on}
        open={sheet === "open"}
        onClick={(event) => {
          // The sheet opens instead of the popover.
          event.preventDefault();
          loadChoices();
          setSheet("open");
        }}
      />
      <FilterPanel {...common} onEnter={loadChoices} />
      <FoundStatus found={status} filters={filters} isEmpty={isEmpty} />
      {/* This too. */}
      {(on > 0 || filters.search !== "") && !isEmpty && <ClearFilters />}
      {sheet !== "never" && (
        <JobFilterSheet
          {...common}
          open={sheet === "open"}
          found={found}
          onClose={() => setSheet("closed")}
        />
      )}
      <ChosenFilters filters={filters} />
    </form>
  );
}

type PanelProps = {
  filters: JobFilters;
  choices: Choices;
  onChange: (filters: JobFilters) => void;
  onEnter: () => void;
};

/** The other filters in the page or, until its code has come, in a popover. */
function FilterPanel({ onEnter, ...fields }: PanelProps) {
  const takeOver = useChosenBefore(fields.filters, fields.onChange);
  return (
    <div
      popover="auto"
      id={panelId}
      role="group"
      aria-label="Filtros"
      onToggle={takeOver}
      className={look.panel}
    >
      <div onPointerEnter={onEnter} onFocus={onEnter} className={look.fields}>
        <JobFilterFields place="filtro" {...fields} />
      </div>
      <Button type="submit" variant="contained" size="large" className={look.show}>
        Ver vagas
      </Button>
    </div>
  );
}

type SheetButtonProps = {
  count: number;
  open: boolean;
  onClick: (event: React.MouseEvent) => void;
};

/** Opens the filters on a phone. `count`: filters in use. */
function SheetButton({ count, open, onClick }: SheetButtonProps) {
  return (
    <Button
      popoverTarget={panelId}
      color="inherit"
      variant="outlined"
      startIcon={<LineIcon of="filters" />}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
      className={look.opener}
    >
      Filtros{count > 0 && ` (${count})`}
    </Button>
  );
}

function ClearFilters() {
  return (
    <LinkButton to={paths.jobs} preventScrollReset color="inherit">
      Limpar filtros
    </LinkButton>
  );
}

type FoundProps = { found: string; filters: JobFilters; isEmpty: boolean };

/** The number of jobs found, and the way to hear of the next ones by e-mail, which a list without a job has itself. */
function FoundStatus({ found, filters, isEmpty }: FoundProps) {
  return (
    <div className={look.status}>
      <p aria-hidden className={clsx(text.small, text.muted, look.status)}>
        {found === loadingText && <Spinner size={18} />}
        {found}
      </p>
      {!isEmpty && (
        <LinkButton to={askAlertPath(alertList(filters))} className={look.alert}>
          Avise-me de vagas novas
        </LinkButton>
      )}
    </div>
  );
}
