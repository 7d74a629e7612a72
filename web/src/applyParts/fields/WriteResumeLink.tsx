import Typography from "@mui/material/Typography";
import { writeResumePath } from "@vagas/functions/domain/site/paths";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";

/** The way for somebody without a file: a link, so that it works before the form's code has come. */
export function WriteResumeLink({ jobId }: { jobId: string | null }) {
  return (
    <VStack gap={1} align="start">
      <Typography variant="strong">Não tem currículo pronto?</Typography>
      <ButtonLink to={writeResumePath(jobId)} variant="outlined">
        Fazer meu currículo aqui
      </ButtonLink>
    </VStack>
  );
}
