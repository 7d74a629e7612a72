import { z } from "zod";

/** tombstones/{uid}: this account's company was deleted for good. */
export const tombstoneSchema = z.object({ deletedAt: z.date() });
