import type { DocumentData } from "firebase-admin/firestore";
import { collections } from "@vagas/functions/domain/collections";
import { database } from "./project.ts";

async function found(collection: string, field: string, value: string): Promise<DocumentData[]> {
  const { docs } = await database.collection(collection).where(field, "==", value).get();
  return docs.map((document) => document.data());
}

/** The stored documents, without rules, for tests that count. */
export const applications = (name: string) => found(collections.candidates, "name", name);
export const companiesNamed = (name: string) => found(collections.companies, "name", name);
export const jobsTitled = (title: string) => found(collections.jobs, "title", title);
