import Box from "@mui/material/Box";
import type { JobFilters } from "@vagas/functions/domain/job/jobFilters";
import type { Choices } from "./useChoices.ts";

type Props = {
  /** Tells the ids of the fields in the page from those in the sheet. */
  place: string;
  filters: JobFilters;
  choices: Choices;
  onChange: (filters: JobFilters) => void;
};

/** A native select in the look of the other fields, with an arrow of its own. */
const select = {
  display: "block",
  width: "100%",
  height: 50,
  pl: 1.75,
  pr: 5,
  font: "inherit",
  color: "text.primary",
  textOverflow: "ellipsis",
  appearance: "none",
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "text.disabled",
  borderRadius: 1,
  "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -1 },
} as const;

const arrow = {
  position: "relative",
  "&::after": {
    content: '""',
    position: "absolute",
    right: 18,
    top: 18,
    width: 8,
    height: 8,
    borderRight: "2px solid",
    borderBottom: "2px solid",
    rotate: "45deg",
    pointerEvents: "none",
  },
} as const;

function Choice({
  id,
  name,
  label,
  all,
  options,
  value,
  onChoose,
}: {
  id: string;
  name: string;
  label: string;
  all: string;
  options: readonly string[];
  value: string;
  onChoose: (value: string) => void;
}) {
  // A choice from the address stays visible even if no job has it.
  const shown = value === "" || options.includes(value) ? options : [...options, value];
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: "block", mb: 0.75, fontWeight: 600, lineHeight: 1.4 }}
      >
        {label}
      </Box>
      <Box sx={arrow}>
        <Box
          component="select"
          id={id}
          name={name}
          value={value}
          onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onChoose(event.target.value)}
          sx={select}
        >
          <option value="">{all}</option>
          {shown.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Box>
      </Box>
    </div>
  );
}

function Switch({
  name,
  label,
  on,
  onSwitch,
}: {
  name: string;
  label: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
}) {
  return (
    <Box
      component="label"
      sx={{ display: "inline-flex", alignItems: "center", gap: 1.25, minHeight: 44 }}
    >
      <Box
        component="input"
        type="checkbox"
        name={name}
        value="1"
        checked={on}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onSwitch(event.target.checked)}
        sx={{
          width: 20,
          height: 20,
          m: 0,
          flex: "none",
          accentColor: "var(--mui-palette-primary-main)",
        }}
      />
      {label}
    </Box>
  );
}

/** The inputs of the filters, plain ones, so that they come with the page; each change applies at once, and without scripts the form sends them. */
export function JobFilterFields({ place, filters, choices, onChange }: Props) {
  const set = (changed: Partial<JobFilters>) => onChange({ ...filters, ...changed });
  return (
    <>
      <Choice
        id={`${place}-categoria`}
        name="categoria"
        label="Categoria"
        all="Todas as categorias"
        options={choices.types}
        value={filters.category}
        onChoose={(category) => set({ category })}
      />
      <Choice
        id={`${place}-local`}
        name="local"
        label="Localização"
        all="Todas as localizações"
        options={choices.locations}
        value={filters.location}
        onChoose={(location) => set({ location })}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
        <Switch
          name="preenchidas"
          label="Mostrar vagas preenchidas"
          on={filters.showFilled}
          onSwitch={(showFilled) => set({ showFilled })}
        />
        <Switch
          name="urgentes"
          label="Apenas vagas urgentes"
          on={filters.showUrgent}
          onSwitch={(showUrgent) => set({ showUrgent })}
        />
      </Box>
    </>
  );
}
