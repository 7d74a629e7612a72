import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import type { TalentCard } from "@vagas/functions/domain/talent/talentCard";
import { useState } from "react";
import { SkillChips } from "../../../resumeViews/SkillChips.tsx";
import { FactList } from "../../../ui/FactList.tsx";
import { joinFacts } from "../../../ui/joinFacts.ts";
import { type Find, MarkedText } from "../../../ui/list/MarkedText.tsx";
import { AskDialog } from "./AskDialog.tsx";
import { cardGlance } from "./cardGlance.ts";
import { RequestStatus } from "./RequestStatus.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Columns } from "../../../ui/layout/Columns.tsx";

type Props = {
  cards: readonly TalentCard[];
  jobs: readonly Job[];
  requests: readonly ContactRequest[];
  /** Marks the search. */
  find: Find;
};

/** People of the talent bank, each with a button to ask, or with the request's state. */
export function TalentCards({ cards, jobs, requests, find }: Props) {
  const [asking, setAsking] = useState<TalentCard | null>(null);
  const byCard = new Map(requests.map((request) => [request.cardId, request]));
  return (
    <>
      <Columns
        component={PlainList}
        gap={2}
        aria-label="Pessoas do banco de talentos"
        sx={{ mt: 2 }}
      >
        {cards.map((card) => (
          <li key={card.id} style={{ display: "grid" }}>
            <Talent
              card={card}
              request={byCard.get(card.id) ?? null}
              jobs={jobs}
              find={find}
              onAsk={() => setAsking(card)}
            />
          </li>
        ))}
      </Columns>
      {asking && <AskDialog card={asking} jobs={jobs} onClose={() => setAsking(null)} />}
    </>
  );
}

type TalentProps = {
  card: TalentCard;
  request: ContactRequest | null;
  jobs: readonly Job[];
  find: Find;
  onAsk: () => void;
};

function Talent({ card, request, jobs, find, onAsk }: TalentProps) {
  const { name, area, place, education, experience, skills, since } = card;
  const glance = cardGlance(card);
  const marked = (text: string) => text !== "" && <MarkedText text={text} find={find} />;
  return (
    <Card component="article" aria-label={name} gap={1.5} align="start">
      <div>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <Typography color="textSecondary">
          {joinFacts(area, place) || "Área ainda não informada"}
        </Typography>
      </div>
      <Box sx={{ width: "100%", containerType: "inline-size" }}>
        <FactList
          stacks
          facts={[
            ["Procura", glance && marked(glance.wanted)],
            [
              "Sabe fazer",
              glance !== null && glance.skills.length > 0 && (
                <SkillChips skills={glance.skills} find={find} />
              ),
            ],
            ["Experiência", marked(experience)],
            ["Escolaridade", education],
            ["Habilidades", glance === null && marked(skills)],
            ["Também", glance && joinFacts(...glance.more)],
            ["No banco desde", formatDate(since)],
          ]}
        />
      </Box>
      {request ? (
        <RequestStatus request={request} jobs={jobs} />
      ) : (
        <Button variant="outlined" onClick={onAsk} aria-label={`Pedir contato de ${name}`}>
          Pedir contato
        </Button>
      )}
    </Card>
  );
}
