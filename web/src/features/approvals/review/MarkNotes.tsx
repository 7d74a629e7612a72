import FlagIcon from "@mui/icons-material/FlagOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Mark } from "@vagas/functions/domain/law/jobCheck";
import { PlainList } from "../../../ui/PlainList.tsx";

type Props = {
  marks: readonly Mark[];
  /** How many are shown. */
  most?: number;
};

/** Why a waiting text is looked at first: reasons to read with care, and no refusal. */
export function MarkNotes({ marks, most = marks.length }: Props) {
  if (marks.length === 0) return null;
  const others = marks.length - most;
  return (
    <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "auto minmax(0, 1fr)" }}>
      <FlagIcon fontSize="small" color="warning" aria-hidden />
      <div>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Leia com atenção
        </Typography>
        <PlainList>
          {marks.slice(0, most).map(({ text }, i) => (
            <Typography key={i} component="li" variant="body2" sx={{ overflowWrap: "anywhere" }}>
              {text}
            </Typography>
          ))}
        </PlainList>
        {others > 0 && (
          <Typography variant="body2" color="textSecondary">
            {others === 1 ? "e mais 1 motivo" : `e mais ${others} motivos`}
          </Typography>
        )}
      </div>
    </Box>
  );
}

/** The same beside the whole text, which shows its findings itself. */
export function OtherMarks({ marks }: Pick<Props, "marks">) {
  return <MarkNotes marks={marks.filter(({ kind }) => kind !== "finding")} />;
}
