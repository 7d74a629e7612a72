import { z } from "zod";
import { resumeSchema } from "../application/resume.ts";

/** talentPool/{resumeId}: an approved résumé whose person agreed that companies may see a card. */
export const talentPoolEntrySchema = resumeSchema
  .pick({
    name: true,
    email: true,
    phone: true,
    education: true,
    experience: true,
    skills: true,
    area: true,
    place: true,
    resumePath: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({
    resumeId: z.string(),
    status: z.literal("available"),
    /** The card that companies see of this person; derived, absent until functions have made it. */
    cardId: z.string().optional(),
  });
export type TalentPoolEntry = z.infer<typeof talentPoolEntrySchema>;
