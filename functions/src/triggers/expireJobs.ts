import { onSchedule } from 'firebase-functions/scheduler';
import { openDesk, type Desk } from '../desk.ts';
import { town } from '../domain/town.ts';
import { settleJob } from './settleJob.ts';

export const expireJobs = onSchedule({ schedule: 'every 1 hours', timeZone: town.timeZone, retryCount: 3, timeoutSeconds: 540 }, () =>
  takeOffExpired(openDesk()),
);

const pageSize = 100;

/** Takes every job whose deadline has passed off the lists. */
export async function takeOffExpired(desk: Desk): Promise<void> {
  const expired = desk.store.jobs.where('listed', '==', true).where('expiresAt', '<=', desk.now).orderBy('expiresAt').limit(pageSize);
  let page = await expired.get();
  while (page.size > 0) {
    for (const { id } of page.docs) await settleJob(desk, id);
    page = await expired.startAfter(page.docs.at(-1)!).get();
  }
}
