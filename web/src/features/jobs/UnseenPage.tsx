import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job/job";
import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { useEffect, useState } from "react";
import { readSeenJobs, readSeenPage } from "../../data/visitor/seenPages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { SectionHeading } from "../../ui/page/SectionHeading.tsx";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { JobRows } from "../../jobViews/JobRows.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";
import { HStack } from "../../ui/layout/HStack.tsx";

type Seen = { list: boolean; jobs: Job[] };

/** Of a page that was never opened on this device; and of a short address, also while the server fails. */
const texts = {
  unseen: {
    tab: "Sem internet",
    heading: "Esta página precisa de internet",
    text: "Ela ainda não foi aberta neste aparelho. Assim que a conexão voltar, ela aparece aqui sozinha.",
  },
  short: {
    tab: "Não deu para abrir agora",
    heading: "Não deu para abrir agora",
    text: "Este endereço curto leva a uma vaga. Se você está sem internet, ela aparece aqui assim que a conexão voltar. Se não, tente de novo daqui a pouco.",
  },
} as const;

/** Replaces a page that neither the network nor the device has: links to pages that can be read. */
export function UnseenPage({ isShort }: { isShort: boolean }) {
  const { tab, heading, text } = isShort ? texts.short : texts.unseen;
  const [{ list, jobs }, setSeen] = useState<Seen>({ list: false, jobs: [] });
  useDocumentTitle(pageTitle(tab));
  useEffect(() => {
    void Promise.all([readSeenPage(paths.jobs), readSeenJobs()]).then(([page, opened]) =>
      setSeen({ list: page !== null, jobs: opened }),
    );
    const again = () => window.location.reload();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);

  return (
    <Page width="reading">
      <VStack align="start" sx={{ py: { xs: 2, md: 5 } }}>
        <Typography variant="h1" tabIndex={-1} data-page-heading>
          {heading}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: "55ch" }}>
          {text}
        </Typography>
        <HStack>
          <Button variant="contained" onClick={() => window.location.reload()}>
            Tentar de novo
          </Button>
          {list && <ButtonLink to={paths.jobs}>Ver a última lista de vagas</ButtonLink>}
        </HStack>
      </VStack>
      {jobs.length > 0 && (
        <VStack
          component="section"
          gap={1.5}
          aria-labelledby="ja-vistas"
          sx={{ mt: { xs: 4, md: 2 } }}
        >
          <SectionHeading id="ja-vistas">Vagas que você já abriu</SectionHeading>
          <JobRows jobs={jobs} />
        </VStack>
      )}
    </Page>
  );
}
