import { initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { collections } from '@vagas/functions/domain/collections';

const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT']! }, 'records');

async function found(collection: string, field: string, value: string): Promise<DocumentData[]> {
  const { docs } = await getFirestore(app).collection(collection).where(field, '==', value).get();
  return docs.map((document) => document.data());
}

/** What is really stored, past the rules: for tests that count. */
export const applications = (name: string) => found(collections.candidates, 'name', name);
export const companiesNamed = (name: string) => found(collections.companies, 'name', name);
export const jobsTitled = (title: string) => found(collections.jobs, 'title', title);
