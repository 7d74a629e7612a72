import type { Job } from "@vagas/functions/domain/job/job";
import { homeTitle } from "@vagas/functions/domain/site/pageTitle";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { Page } from "../../ui/page/Page.tsx";
import { FeaturedJobs } from "./FeaturedJobs.tsx";
import { Hero } from "./Hero.tsx";
import { Services } from "./Services.tsx";
import { WaysToJobs } from "./WaysToJobs.tsx";

/** `card` shows one job, `now` is the time of viewing; `search` leads to the list. */
type Props = { card: (job: Job, now: Date) => ReactNode; search: ReactNode };

export function HomePage({ card, search }: Props) {
  useDocumentTitle(homeTitle);
  return (
    <>
      <Hero search={search} />
      <Page>
        <FeaturedJobs card={card} />
        <WaysToJobs />
        <Services />
      </Page>
    </>
  );
}
