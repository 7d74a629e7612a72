import { z } from "zod";

/** jobClosures/{jobId}: when a job was deleted. What people sent to it is kept for a while from then on. */
export const jobClosureSchema = z.object({ closedAt: z.date() });
