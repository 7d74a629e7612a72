import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { candidateStageText } from "@vagas/functions/domain/candidateText";
import { formatDate } from "@vagas/functions/domain/dates";
import type { OwnApplication, OwnDataAct } from "@vagas/functions/domain/ownData";
import { formatPhone } from "@vagas/functions/domain/phone";
import { FactList } from "../../ui/FactList.tsx";

type Props = {
  application: OwnApplication;
  busy: boolean;
  act: (request: OwnDataAct, done?: string) => Promise<boolean>;
};

/** One application: what was sent, who sees it, and buttons to withdraw each consent. */
export function OwnApplicationCard({ application, busy, act }: Props) {
  const { id, jobTitle, company, isWithCompany, consent } = application;
  const title = jobTitle === null ? "Banco de talentos" : `Vaga: ${jobTitle}`;
  return (
    <Box
      component="article"
      aria-label={title}
      sx={{
        display: "grid",
        gap: 2,
        p: 2,
        border: "1px solid",
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
        minWidth: 0,
      }}
    >
      <Typography variant="h3" sx={{ overflowWrap: "anywhere" }}>
        {title}
      </Typography>
      <FactList
        facts={[
          ["Enviado em", formatDate(new Date(application.sentAt))],
          ["Nome", application.name],
          ["Telefone", formatPhone(application.phone)],
          ["Carta", application.coverLetter],
          ["Arquivo", application.resumeMissing ? "não pôde ser aberto" : application.resumeName],
          [
            "Quem vê",
            isWithCompany ? `${company} e a administração do site` : "A administração do site",
          ],
          ["Etapa", isWithCompany ? candidateStageText[application.stage] : null],
          [
            "Banco de talentos",
            consent.talentPool
              ? application.inTalentPool
                ? "Autorizado, está no banco"
                : "Autorizado"
              : "Não autorizado",
          ],
          ["Autorização", `versão ${consent.version}, em ${formatDate(new Date(consent.at))}`],
        ]}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {!application.resumeMissing && (
          <Button
            size="small"
            variant="outlined"
            aria-disabled={busy}
            onClick={() => void act({ act: "file", applicationId: id })}
          >
            Baixar o currículo
          </Button>
        )}
        {isWithCompany && (
          <Button
            size="small"
            aria-disabled={busy}
            onClick={() =>
              void act({ act: "leaveJob", applicationId: id }, "A empresa não vê mais seus dados")
            }
          >
            Retirar da empresa
          </Button>
        )}
        {consent.talentPool && (
          <Button
            size="small"
            aria-disabled={busy}
            onClick={() =>
              void act(
                { act: "leaveTalentPool", applicationId: id },
                "Você saiu do banco de talentos",
              )
            }
          >
            Sair do banco de talentos
          </Button>
        )}
      </Box>
    </Box>
  );
}
