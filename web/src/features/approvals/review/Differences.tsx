import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { JobContent } from "@vagas/functions/domain/job/job";
import { type JobDifference, jobDifferences } from "@vagas/functions/domain/job/jobDifferences";
import { HiddenText } from "../../../ui/Announcement.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { TermList } from "../../../ui/TermList.tsx";

type Props = { title: string; before: JobContent; after: JobContent };

const removed = { textDecoration: "line-through", color: "error.main" } as const;
const added = {
  textDecoration: "none",
  color: "primary.main",
  fontWeight: 650,
  borderBottom: "2px solid",
} as const;

/** The differences of a text from an earlier one, field by field, or a sentence that there are none. */
export function Differences({ title, before, after }: Props) {
  const all = jobDifferences(before, after);
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ borderLeft: "3px solid", borderColor: "secondary.main", pl: 2, my: 2 }}
    >
      <Typography variant="h3" gutterBottom>
        {title}
      </Typography>
      {all.length === 0 ? (
        <Typography>O texto é o mesmo.</Typography>
      ) : (
        <VStack gap={1.25} component={TermList}>
          {all.map((difference) => (
            <div key={difference.field}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {difference.label}
              </Typography>
              <Prose component="dd" measure={70} typed>
                <Difference {...difference} />
              </Prose>
            </div>
          ))}
        </VStack>
      )}
    </Box>
  );
}

function Difference({ before, after, parts }: JobDifference) {
  if (parts === null)
    return (
      <>
        <Side label="Antes" text={before} />
        <Side label="Agora" text={after} isNew />
      </>
    );
  return parts.map(({ kind, text }, i) => {
    if (kind === "same") return <span key={i}>{text}</span>;
    const isNew = kind === "added";
    return (
      <Box key={i} component={isNew ? "ins" : "del"} sx={isNew ? added : removed}>
        <HiddenText>{isNew ? " [agora] " : " [antes] "}</HiddenText>
        {text}
      </Box>
    );
  });
}

function Side({
  label,
  text,
  isNew = false,
}: {
  label: string;
  text: string | null;
  isNew?: boolean;
}) {
  return (
    <Box>
      {label}:{" "}
      <Box
        component={isNew ? "ins" : "del"}
        sx={text === null ? { textDecoration: "none" } : isNew ? added : removed}
      >
        {text ?? "não informado"}
      </Box>
    </Box>
  );
}
