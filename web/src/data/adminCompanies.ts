import { collections } from '@vagas/functions/domain/collections';
import type { Company } from '@vagas/functions/domain/company';
import { doc } from 'firebase/firestore';
import { liveDatabase } from './liveDatabase.ts';
import { useLiveDocument } from './liveQuery.ts';

/** A company's profile, live; null without one, or until it is there. */
export function useCompany(id: string | null): Company | null {
  const live = useLiveDocument<Company>(id === null ? null : doc(liveDatabase(), collections.companies, id));
  return live.state === 'ready' ? live.value : null;
}
