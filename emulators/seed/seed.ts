import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { bucketOf } from "./bucket.ts";
import { seedRecords } from "./seedRecords.ts";
import { writeAccounts } from "./writeAccounts.ts";
import { writeDocuments } from "./writeDocuments.ts";
import { writeFiles } from "./writeFiles.ts";

/**
 * Fills the emulators named in the environment with a town: companies, jobs, applications, résumés, dated from today.
 * A second run leaves the same data. Throws if an emulator is not named, so it can never reach a real project.
 */
export async function seed({ projectId }: { projectId: string }): Promise<void> {
  for (const name of [
    "FIRESTORE_EMULATOR_HOST",
    "FIREBASE_AUTH_EMULATOR_HOST",
    "FIREBASE_STORAGE_EMULATOR_HOST",
  ]) {
    if (!process.env[name]) throw new Error(`The seed is for emulators only: ${name} is not set.`);
  }
  const app = initializeApp({ projectId, storageBucket: bucketOf(projectId) }, "seed");
  try {
    const records = await seedRecords(new Date());
    await Promise.all([
      writeAccounts(getAuth(app)),
      writeFiles(getStorage(app).bucket(), records.files),
    ]);
    await writeDocuments(getFirestore(app), records);
  } finally {
    await deleteApp(app);
  }
}
