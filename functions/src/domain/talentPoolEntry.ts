import { z } from "zod";
import { resumeSchema } from "./resume.ts";

/** talentPool/{resumeId}: an approved résumé whose person agreed that companies may be told of it. */
export const talentPoolEntrySchema = resumeSchema
  .pick({
    name: true,
    email: true,
    phone: true,
    education: true,
    experience: true,
    skills: true,
    resumePath: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({ resumeId: z.string(), status: z.literal("available") });
export type TalentPoolEntry = z.infer<typeof talentPoolEntrySchema>;
