import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { OverJob } from "@vagas/functions/domain/site/firstPage";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { useLookedAt } from "../../data/visitor/servedPage.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { useBackToList } from "../../ui/page/useBackToList.ts";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { SimilarJobs } from "./SimilarJobs.tsx";

type Props = {
  title: string;
  description: string;
  onRetry?: () => void;
  /** The former job, if it may be shown. */
  was?: OverJob | null;
  type?: string;
  except?: string;
};

/** A job that cannot be shown: the reason, the way back, and other jobs if useful. */
export function JobUnavailable({
  title,
  description,
  onRetry,
  was = null,
  type = "",
  except,
}: Props) {
  const { back } = useBackToList(paths.jobs);
  const now = useLookedAt();
  useDocumentTitle(pageTitle(title));
  return (
    <Page width="reading">
      <Box
        role="alert"
        // The server reads nothing more for an address that never was a job's: only the code finds others.
        data-code-now={type === "" || undefined}
        sx={{ display: "grid", justifyItems: "start", gap: 1.5, pt: { xs: 1, md: 2 } }}
      >
        <Typography variant="h1" tabIndex={-1} data-page-heading>
          {title}
        </Typography>
        {was && (
          <Typography variant="subtitle1" component="p" sx={{ overflowWrap: "anywhere" }}>
            <strong>{was.title}</strong> · {was.company}
          </Typography>
        )}
        <Typography color="textSecondary" sx={{ maxWidth: "55ch" }}>
          {description}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              Tentar de novo
            </Button>
          )}
          <ButtonLink {...back} variant={onRetry ? "text" : "contained"}>
            Voltar para vagas
          </ButtonLink>
        </Box>
      </Box>
      {except !== undefined && <SimilarJobs type={type} except={except} now={now} />}
    </Page>
  );
}
