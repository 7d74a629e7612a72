import { z } from "zod";

/** rounds/{function}: where a scheduled function that looks at a part of something each time goes on. */
export const roundSchema = z.object({ pageToken: z.string() });
