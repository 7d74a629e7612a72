import { homeTitle } from "@vagas/functions/domain/site/pageTitle";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { Page } from "../../ui/page/Page.tsx";
import { FeaturedJobs } from "./FeaturedJobs.tsx";
import { Hero } from "./Hero.tsx";
import { LaterFollowedSearches } from "./LaterFollowedSearches.tsx";
import { Services } from "./Services.tsx";
import { WaysToJobs } from "./WaysToJobs.tsx";

export function HomePage() {
  useDocumentTitle(homeTitle);
  return (
    <>
      <Hero />
      <Page>
        <LaterFollowedSearches />
        <FeaturedJobs />
        <WaysToJobs />
        <Services />
      </Page>
    </>
  );
}
