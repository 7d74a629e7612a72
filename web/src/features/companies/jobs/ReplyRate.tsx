import Box from "@mui/material/Box";
import type { Replies } from "@vagas/functions/domain/company/replies";
import { replyWord } from "@vagas/functions/domain/company/replyWord";
import { Notice } from "../../../ui/message/Notice.tsx";
import { howToReply, repliesTitle, repliesCounted } from "./repliesText.ts";

/** How many applicants the company answers, also where visitors are told nothing, and what would make it better. */
export function ReplyRate({ replies }: { replies: Replies | undefined }) {
  if (!replies?.isEnough) return null;
  const word = replyWord(replies);
  return (
    <Box sx={{ mt: 4 }}>
      <Notice tone="info" role="presentation" title={repliesTitle(word)}>
        {repliesCounted(replies)} {howToReply(word)}
      </Notice>
    </Box>
  );
}
