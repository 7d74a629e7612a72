import { FilterSelect } from "../../../ui/list/FilterSelect.tsx";

export type DecidedStatus = "approved" | "rejected";

export const otherDecision = { approved: "rejected", rejected: "approved" } as const;

type Props = {
  label: string;
  words: Record<DecidedStatus, string>;
  value: DecidedStatus;
  onChange: (status: DecidedStatus) => void;
};

/** Which decisions are listed. */
export function DecidedFilter({ label, words, value, onChange }: Props) {
  return (
    <FilterSelect
      label={label}
      value={value}
      options={[
        { value: "approved", label: words.approved },
        { value: "rejected", label: words.rejected },
      ]}
      onChange={(chosen) => onChange(chosen === "rejected" ? "rejected" : "approved")}
    />
  );
}
