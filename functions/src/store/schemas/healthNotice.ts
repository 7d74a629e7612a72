import { z } from "zod";

/** healthNotices/site: whether the last mail to the administrator reported something red. */
export const healthNoticeSchema = z.object({ isRed: z.boolean(), at: z.date() });
