import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import WhatsAppIcon from "@mui/icons-material/WhatsApp";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/paths";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { notify } from "../../ui/message/notifications.ts";
import { AnotherFile } from "./AnotherFile.tsx";
import { useMissingResume } from "./useMissingResume.ts";

const homeAfterSeconds = 10;

function successText(jobId: string | null, chat: string | null): string {
  if (jobId === null) return "Seu currículo está no banco de talentos.";
  return chat
    ? "Você será redirecionado para o WhatsApp do anunciante."
    : "Seu currículo chegou ao anunciante.";
}

/** After sending. `chat` is a link to the advertiser, null without a number. Leads home on a tap or after some seconds, unless another file is asked for. */
export function ApplicationSent({
  target,
  chat,
  jobId,
}: {
  target: string;
  chat: string | null;
  jobId: string | null;
}) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState<number | null>(homeAfterSeconds);
  const missing = useMissingResume(jobId);

  useEffect(() => {
    // From the top: the mark above the heading belongs to it.
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
    notify({
      severity: "success",
      title: "Candidatura enviada com sucesso!",
      description: successText(jobId, chat),
    });
  }, [jobId, chat]);

  useEffect(() => {
    if (left === null || missing) return undefined;
    const timer = setTimeout(
      () => (left > 1 ? setLeft(left - 1) : void navigate(paths.home)),
      1000,
    );
    return () => clearTimeout(timer);
  }, [left, missing, navigate]);

  return (
    <Box
      sx={{
        display: "grid",
        justifyItems: "start",
        gap: 2,
        py: { xs: 0, md: 3 },
        "& > svg": { fontSize: { xs: 44, md: 56 }, color: "primary.main" },
      }}
    >
      <CheckCircleIcon aria-hidden />
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        Candidatura enviada com sucesso!
      </Typography>
      <Typography sx={{ maxWidth: "55ch" }}>
        Seu currículo chegou para <strong>{target}</strong>.{" "}
        {chat &&
          "Agora é só se apresentar ao anunciante: a mensagem já vai pronta, com seu nome e seus contatos."}
      </Typography>
      {missing && <AnotherFile jobId={jobId} />}
      {left !== null && !missing && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
          <Typography
            variant="body2"
            sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}
          >
            Você volta ao início em {left} s.
          </Typography>
          <Button size="small" onClick={() => setLeft(null)} sx={{ ml: { xs: -1.5, sm: 0 } }}>
            Ficar nesta página
          </Button>
        </Box>
      )}
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 1,
          width: { xs: "100%", sm: "auto" },
          "& > *": { flex: { xs: "1 1 100%", sm: "none" } },
        }}
      >
        {chat && (
          <Button
            variant="contained"
            size="large"
            startIcon={<WhatsAppIcon />}
            href={chat}
            target="_blank"
            rel="noopener"
            onClick={() => void navigate(paths.home)}
          >
            Continuar no WhatsApp
          </Button>
        )}
        <Button
          variant={chat ? "outlined" : "contained"}
          size="large"
          onClick={() => void navigate(paths.home)}
        >
          Voltar para o início
        </Button>
      </Box>
    </Box>
  );
}
