import { z } from 'zod';

/** talentPool/{resumeId}: an approved résumé whose person agreed that companies may be told of it. */
export const talentPoolEntrySchema = z.object({
  resumeId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  education: z.string(),
  experience: z.string(),
  skills: z.string(),
  resumePath: z.string(),
  status: z.literal('available'),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type TalentPoolEntry = z.infer<typeof talentPoolEntrySchema>;
