import { bucketOf } from "../../emulators/seed/bucket.ts";

export const siteUrl = "https://vagas.example";
export const adminEmail = "admin@vagas.example";
export const linkSecret = "a secret of at least 32 characters";

/** The environment of functions, for tests that call them in their own process. */
export function functionsEnv(project: string): Record<string, string> {
  return {
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: bucketOf(project) }),
    FUNCTIONS_EMULATOR: "true",
    SITE_URL: `${siteUrl}//`,
    ADMIN_EMAIL: adminEmail,
    MAIL_FROM: "Vagas <nao-responda@vagas.example>",
    LINK_SECRET: linkSecret,
  };
}
