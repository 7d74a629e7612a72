import { z } from "zod";

/** tombstones/{uid}: this account's company was deleted and does not come back. */
export const tombstoneSchema = z.object({ deletedAt: z.date() });
