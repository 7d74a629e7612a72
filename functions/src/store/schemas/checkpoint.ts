import { z } from "zod";

/** rounds/{function}: where a scheduled function that processes a part at a time continues. */
export const checkpointSchema = z.object({ pageToken: z.string() });
