import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import { withFullStop } from "@vagas/functions/domain/text/withFullStop";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AnotherFile } from "./AnotherFile.tsx";
import { ChatButton } from "./ChatButton.tsx";
import { chatIsReady } from "./chatWithAdvertiser.ts";
import { FollowUp } from "./FollowUp.tsx";
import { useMissingResume } from "./useMissingResume.ts";
import { ActionRow } from "../ui/ActionRow.tsx";
import { VStack } from "../ui/layout/VStack.tsx";
import { Prose } from "../ui/Prose.tsx";

const homeAfterSeconds = 10;

type Props = {
  /** The recipient, as in 'para …'. */
  target: string;
  /** Null without a number. */
  chat: string | null;
  /** Null: to the talent bank. */
  jobId: string | null;
  /** Whose it is, if this form has not sent it. */
  of?: string | undefined;
  /** Something else below it is left to do. */
  stays: boolean;
};

/**
 * After sending. The home page follows on a tap, or automatically after some seconds, unless something is left to do
 * here: a chat to open, another file to send, or what stands below it (`stays`). No message at the foot repeats it,
 * because it would cover the buttons.
 */
export function ApplicationSent({ target, chat, jobId, of, stays }: Props) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const missing = useMissingResume(jobId);
  const toHome = () => void navigate(paths.home);

  useEffect(() => {
    // From the top, because the check mark above the heading belongs to it.
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <VStack
      align="start"
      sx={{
        py: { xs: 0, md: 3 },
        "& > svg": { fontSize: { xs: 44, md: 56 }, color: "primary.main" },
      }}
    >
      <CheckCircleIcon aria-hidden />
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        Candidatura enviada com sucesso!
      </Typography>
      <Prose measure={55}>
        {missing ? dataOf(of) : resumeOf(of)} para <strong>{withFullStop(target)}</strong>{" "}
        {chat && `${chatIsReady} A mensagem já vai pronta, com seu nome e seus contatos.`}
      </Prose>
      {missing && <AnotherFile jobId={jobId} />}
      <FollowUp />
      <ActionRow>
        {chat && <ChatButton chat={chat} onOpened={stays ? undefined : toHome} />}
        <Button variant={chat || missing ? "outlined" : "contained"} size="large" onClick={toHome}>
          Voltar para o início
        </Button>
      </ActionRow>
      {!chat && !missing && !stays && <HomeSoon onLeave={toHome} />}
    </VStack>
  );
}

function dataOf(of: string | undefined): string {
  return of === undefined ? "Seus dados foram enviados" : `Os dados de ${of} foram enviados`;
}

function resumeOf(of: string | undefined): string {
  return of === undefined ? "Seu currículo foi enviado" : `O currículo de ${of} foi enviado`;
}

/** Counts down to the home page, and can be stopped. */
function HomeSoon({ onLeave }: { onLeave: () => void }) {
  const [left, setLeft] = useState<number | null>(homeAfterSeconds);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (left === null) return undefined;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : leave.current()), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  if (left === null) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
        Você volta ao início em {left} s.
      </Typography>
      <Button size="small" onClick={() => setLeft(null)} sx={{ ml: { xs: -1.5, sm: 0 } }}>
        Ficar nesta página
      </Button>
    </Box>
  );
}
