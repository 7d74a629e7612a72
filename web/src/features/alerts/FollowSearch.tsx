import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { alertFilters, listText } from "@vagas/functions/domain/alert/alertList";
import { limits } from "@vagas/functions/domain/limits";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import {
  follow,
  type Following,
  noteNews,
  readListNews,
  unfollow,
  useFollowedSearches,
} from "../../data/visitor/followedSearches.ts";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Card } from "../../ui/Card.tsx";
import { deliberate, isDeliberate } from "../../ui/deliberate.ts";
import { Notice } from "../../ui/message/Notice.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { Prose } from "../../ui/Prose.tsx";

/** Has the home page tell what is new in a list, on this device alone. */
export function FollowSearch({ list }: { list: string }) {
  const searches = useFollowedSearches();
  const [outcome, setOutcome] = useState<Following | null>(null);
  const isFollowed = searches.some((search) => search.list === list);
  const isFull = outcome === "full" && searches.length >= limits.followed.searches;

  function start() {
    const now = follow(list);
    setOutcome(now);
    // What is there now is not new; without an answer, the device's clock decides.
    if (now === "followed")
      readListNews(list).then(
        (news) => noteNews(list, news, true),
        () => null,
      );
  }

  return (
    <Section title="Sem e-mail? Siga esta busca">
      {isFollowed ? (
        <Followed list={list} />
      ) : (
        <>
          <Prose>
            A página inicial mostra as vagas novas desta lista a cada visita sua. A busca fica
            guardada só neste aparelho: não pedimos nada, e quem usar este aparelho também vê.
          </Prose>
          {isFull && <Others lists={searches.map((search) => search.list)} />}
          {outcome === "barred" && (
            <Notice tone="error">
              Este navegador não deixa o site guardar nada. Libere o armazenamento nas configurações
              dele, ou peça o aviso por e-mail.
            </Notice>
          )}
          <ActionRow>
            <Button variant="outlined" size="large" onClick={start}>
              Seguir esta busca
            </Button>
          </ActionRow>
        </>
      )}
    </Section>
  );
}

function Followed({ list }: { list: string }) {
  return (
    <>
      <Prose role="status">
        Você segue esta busca neste aparelho. O que houver de novo aparece na página inicial.
      </Prose>
      <ActionRow>
        {/* Either may appear under the pointer of a double click on the button before them. */}
        <ButtonLink
          to={paths.home}
          variant="outlined"
          size="large"
          onClick={(event) => {
            if (!isDeliberate(event)) event.preventDefault();
          }}
        >
          Ir para a página inicial
        </ButtonLink>
        <Button size="large" onClick={deliberate(() => unfollow(list))}>
          Deixar de seguir
        </Button>
      </ActionRow>
    </>
  );
}

/** As many as a device follows, to make room for another. */
function Others({ lists }: { lists: readonly string[] }) {
  return (
    <>
      <Notice tone="error">
        Este aparelho já segue {limits.followed.searches} buscas. Deixe de seguir uma delas, e toque
        de novo.
      </Notice>
      {lists.map((list) => {
        const words = listText(alertFilters(list));
        return (
          <Card key={list} gap={0.5} align="start">
            <Typography>{words}</Typography>
            <Button
              sx={{ ml: -1.5, px: 1.5 }}
              aria-label={`Deixar de seguir ${words}`}
              onClick={deliberate(() => unfollow(list))}
            >
              Deixar de seguir
            </Button>
          </Card>
        );
      })}
    </>
  );
}
