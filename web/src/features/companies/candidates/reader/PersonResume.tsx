import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { useState } from "react";
import { ResumeFile } from "../../../../resumeViews/file/ResumeFile.tsx";
import { WrittenAnswers } from "../../../../resumeViews/WrittenAnswers.tsx";
import { StatusChip } from "../../../../ui/StatusChip.tsx";

/** The file that somebody sent; for one made of answers, these, and the file if it is wanted. */
export function PersonResume({ candidate }: { candidate: Candidate }) {
  const [wanted, setWanted] = useState(candidate.writtenResume === undefined);
  const { resumePath, resumeMissing, name } = candidate;
  if (resumeMissing)
    return (
      <StatusChip
        tone="bad"
        icon={<ErrorIcon aria-hidden />}
        label="Arquivo não abriu; pedimos outro"
      />
    );
  if (!wanted)
    return (
      <Box sx={{ "& > :first-of-type": { mt: 0, mb: 3 } }}>
        <WrittenAnswers stored={candidate.writtenResume} />
        <Button variant="outlined" onClick={() => setWanted(true)}>
          Mostrar o PDF
        </Button>
      </Box>
    );
  return <ResumeFile key={resumePath} path={resumePath} name={name} />;
}
