import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { alertFilters, listText } from "@vagas/functions/domain/alert/alertList";
import type { NewsJob } from "@vagas/functions/domain/alert/listNews";
import { listPath } from "@vagas/functions/domain/jobList/jobCursor";
import { limits } from "@vagas/functions/domain/limits";
import { paths } from "@vagas/functions/domain/site/paths";
import {
  type FollowedSearch,
  isOfThisVisit,
  newsSince,
  unfollow,
} from "../../data/visitor/followedSearches.ts";
import { Card } from "../../ui/Card.tsx";
import { deliberate } from "../../ui/deliberate.ts";
import { VStack } from "../../ui/layout/VStack.tsx";
import { Notice } from "../../ui/message/Notice.tsx";
import { notify } from "../../ui/message/notifications.ts";
import { PlainList } from "../../ui/PlainList.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import text from "../../ui/text.module.css";
import { newsText } from "./newsText.ts";
import { type NewsReading, useFollowedNews } from "./useFollowedNews.ts";

/** What is new in the searches that this device follows, since the last visit. */
export function FollowedSearches() {
  const { searches, reading, retry } = useFollowedNews();
  if (searches.length === 0) return null;
  return (
    <VStack component="section" aria-labelledby="buscas" sx={{ mb: { xs: 4, md: 5 } }}>
      <div>
        <h2 id="buscas" className={text.h2}>
          Suas buscas
        </h2>
        <Typography variant="body2" color="textSecondary">
          Guardadas só neste aparelho.
        </Typography>
      </div>
      <Trouble reading={reading} onRetry={retry} />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {searches.map((search) => (
          <FollowedCard key={search.list} search={search} reading={reading} />
        ))}
      </Box>
    </VStack>
  );
}

function Trouble({ reading, onRetry }: { reading: NewsReading; onRetry: () => void }) {
  if (reading === "offline")
    return (
      <Notice tone="info">Você está sem internet. Abaixo está o que havia na última vez.</Notice>
    );
  if (reading === "failed")
    return (
      <Notice
        tone="error"
        action={
          <Button variant="outlined" onClick={onRetry}>
            Tentar de novo
          </Button>
        }
      >
        Não foi possível procurar vagas novas. Abaixo está o que havia na última vez.
      </Notice>
    );
  return null;
}

type CardProps = { search: FollowedSearch; reading: NewsReading };

function FollowedCard({ search, reading }: CardProps) {
  const filters = alertFilters(search.list);
  const words = listText(filters);
  const isAsking = reading === "loading" && !isOfThisVisit(search);
  const news = isAsking ? [] : newsSince(search);
  return (
    <Card component="article" gap={1} align="start" aria-label={words}>
      <Typography variant="h3">
        <TextLink to={listPath(filters)}>{words}</TextLink>
      </Typography>
      <Typography role="status" sx={{ fontWeight: news.length > 0 ? 700 : 400 }}>
        {isAsking ? "Procurando vagas novas..." : statusText(search, news.length)}
      </Typography>
      <News jobs={news} />
      <Button
        sx={{ ml: -1.5, px: 1.5 }}
        aria-label={`Deixar de seguir ${words}`}
        // The next search may come under the finger of a double tap.
        onClick={deliberate(() =>
          notify({
            severity: "info",
            title: "Você deixou de seguir esta busca",
            action: { label: "Desfazer", run: unfollow(search.list) },
          }),
        )}
      >
        Deixar de seguir
      </Button>
    </Card>
  );
}

/** Without an answer so far, the notice above says why. */
function statusText({ last }: FollowedSearch, count: number): string {
  return last === null ? "Ainda não deu para procurar" : newsText(count);
}

/** The newest of the new jobs; the others are in the list. */
function News({ jobs }: { jobs: readonly NewsJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <PlainList sx={{ display: "grid", gap: 0.5 }}>
      {jobs.slice(0, limits.followed.named).map(({ id, title, company }) => (
        <Typography key={id} component="li">
          <TextLink to={paths.job(id)}>{title}</TextLink> · {company}
        </Typography>
      ))}
    </PlainList>
  );
}
