import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { countedKeys } from "@vagas/functions/domain/countedKeys";
import type { JobFilters } from "@vagas/functions/domain/jobFilters";
import { jobTypes } from "@vagas/functions/domain/options";
import { town } from "@vagas/functions/domain/town";
import { useEffect, useState } from "react";
import { readPublicStats } from "../../../data/visitor/publicStats.ts";
import { Field } from "../../../ui/form/Field.tsx";

type Props = { filters: JobFilters; onChange: (filters: JobFilters) => void };
type Choices = { types: readonly string[]; locations: readonly string[] };

/** The choices until the counts are read, or when they cannot be: all that the forms offer. */
const everyChoice: Choices = { types: jobTypes, locations: town.places };

function useChoices(): Choices {
  const [choices, setChoices] = useState(everyChoice);
  useEffect(() => {
    readPublicStats().then(
      ({ types, locations }) =>
        setChoices({ types: countedKeys(types), locations: countedKeys(locations) }),
      () => setChoices(everyChoice),
    );
  }, []);
  return choices;
}

function Choice({
  id,
  label,
  all,
  options,
  value,
  onChoose,
}: {
  id: string;
  label: string;
  all: string;
  options: readonly string[];
  value: string;
  onChoose: (value: string) => void;
}) {
  // A choice from the address stays visible even if no job has it.
  const shown = value === "" || options.includes(value) ? options : [...options, value];
  return (
    <Field id={id} label={label}>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{all}</option>
        {shown.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** The inputs of the filters; each change applies at once. */
export function JobFilterFields({ filters, onChange }: Props) {
  const { types, locations } = useChoices();
  const set = (changed: Partial<JobFilters>) => onChange({ ...filters, ...changed });
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "repeat(3, 1fr)" } }}>
      <Choice
        id="filtro-categoria"
        label="Categoria"
        all="Todas as categorias"
        options={types}
        value={filters.category}
        onChoose={(category) => set({ category })}
      />
      <Choice
        id="filtro-tipo"
        label="Tipo"
        all="Todos os tipos"
        options={types}
        value={filters.type}
        onChoose={(type) => set({ type })}
      />
      <Choice
        id="filtro-local"
        label="Localização"
        all="Todas as localizações"
        options={locations}
        value={filters.location}
        onChoose={(location) => set({ location })}
      />
      <Box sx={{ gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", columnGap: 3 }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={filters.showFilled}
              onChange={(_event, showFilled) => set({ showFilled })}
            />
          }
          label="Mostrar vagas preenchidas"
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={filters.showUrgent}
              onChange={(_event, showUrgent) => set({ showUrgent })}
            />
          }
          label="Apenas vagas urgentes"
        />
      </Box>
    </Box>
  );
}
