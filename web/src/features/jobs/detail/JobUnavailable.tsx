import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { pageTitle } from "@vagas/functions/domain/pageTitle";
import { paths } from "@vagas/functions/domain/paths";
import { useLookedAt } from "../../../data/visitor/firstPage.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { useDocumentTitle } from "../../../ui/page/useDocumentTitle.ts";
import { SimilarJobs } from "./SimilarJobs.tsx";

type Props = {
  title: string;
  description: string;
  onRetry?: () => void;
  type?: string;
  except?: string;
};

/** A job that cannot be shown: why, the way back, and other jobs where they help. */
export function JobUnavailable({ title, description, onRetry, type = "", except }: Props) {
  const now = useLookedAt();
  useDocumentTitle(pageTitle(title));
  return (
    <Page width="reading">
      <Box
        role="alert"
        sx={{ display: "grid", justifyItems: "start", gap: 1.5, py: { xs: 2, md: 5 } }}
      >
        <Typography variant="h1" tabIndex={-1} data-page-heading>
          {title}
        </Typography>
        <Typography sx={{ color: "text.secondary", maxWidth: "55ch" }}>{description}</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              Tentar de novo
            </Button>
          )}
          <ButtonLink to={paths.jobs} variant={onRetry ? "text" : "contained"}>
            Voltar para vagas
          </ButtonLink>
        </Box>
      </Box>
      {except !== undefined && <SimilarJobs type={type} except={except} now={now} />}
    </Page>
  );
}
