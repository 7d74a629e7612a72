import { town } from '@vagas/functions/domain/town';
import type { Job } from '@vagas/functions/domain/job';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../ui/useDocumentTitle.ts';
import { Page } from '../../ui/Page.tsx';
import { FeaturedJobs } from './FeaturedJobs.tsx';
import { Hero } from './Hero.tsx';
import { Services } from './Services.tsx';

/** `card` shows one job; `now` is the instant it is looked at. */
export function HomePage({ card }: { card: (job: Job, now: Date) => ReactNode }) {
  useDocumentTitle(`${town.boardName}: vagas de emprego em ${town.name} e região`);
  return (
    <>
      <Hero />
      <Page>
        <FeaturedJobs card={card} />
        <Services />
      </Page>
    </>
  );
}
