import { Button } from "../../ui/button/Button.tsx";
import type { OverJob } from "@vagas/functions/domain/site/firstPage";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { useBackToList } from "../../ui/page/useBackToList.ts";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { SimilarJobs } from "./SimilarJobs.tsx";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./JobUnavailable.module.css";

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
  useDocumentTitle(pageTitle(title));
  return (
    <Page width="reading">
      <div role="alert" data-code-now={type === "" || undefined} className={look.reason}>
        <h1 tabIndex={-1} data-page-heading className={text.h1}>
          {title}
        </h1>
        {was && (
          <p className={clsx(text.lead, look.former)}>
            <strong>{was.title}</strong> · {was.company}
          </p>
        )}
        <p className={clsx(text.body, text.muted, look.description)}>{description}</p>
        <div className={look.ways}>
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              Tentar de novo
            </Button>
          )}
          <LinkButton {...back} variant={onRetry ? "text" : "contained"}>
            Voltar para vagas
          </LinkButton>
        </div>
      </div>
      {except !== undefined && <SimilarJobs key={except} type={type} except={except} />}
    </Page>
  );
}
