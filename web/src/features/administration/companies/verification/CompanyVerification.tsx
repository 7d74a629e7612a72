import CheckIcon from "@mui/icons-material/Check";
import CloseIcon from "@mui/icons-material/Close";
import VerifiedIcon from "@mui/icons-material/VerifiedOutlined";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Company } from "@vagas/functions/domain/company/company";
import {
  changedSinceVerified,
  isVerified,
  verificationChecks,
} from "@vagas/functions/domain/company/verification";
import type { Verification } from "@vagas/functions/domain/company/verificationSchema";
import { formatDate } from "@vagas/functions/domain/dates";
import { useState } from "react";
import {
  isOwnAccount,
  removeVerification,
  useCompanyTaxId,
} from "../../../../data/admin/adminVerification.ts";
import { Card } from "../../../../ui/Card.tsx";
import { HStack } from "../../../../ui/layout/HStack.tsx";
import { VStack } from "../../../../ui/layout/VStack.tsx";
import { useOneAtATime } from "../../../../ui/list/useOneAtATime.ts";
import { failureText } from "../../../../ui/message/failureText.ts";
import { Notice } from "../../../../ui/message/Notice.tsx";
import { notify } from "../../../../ui/message/notifications.ts";
import { PlainList } from "../../../../ui/PlainList.tsx";
import { StatusChip } from "../../../../ui/StatusChip.tsx";
import { VerificationDialog } from "./VerificationDialog.tsx";
import { checkText, endText } from "./verificationText.ts";

/** What was looked up about a company, when and by whom, and the way to look it up or take it back. */
export function CompanyVerification({ company }: { company: Company }) {
  const [asked, setAsked] = useState(false);
  const taxId = useCompanyTaxId(company.id);
  const { verified } = company;
  return (
    <Card>
      <VStack align="start">
        <Standing company={company} />
        {verified && <Looked verified={verified} />}
        <HStack>
          <Button
            variant="outlined"
            disabled={taxId.state !== "ready"}
            onClick={() => setAsked(true)}
          >
            {verified ? "Conferir de novo" : "Conferir empresa"}
          </Button>
          {verified && <Undo company={company} />}
        </HStack>
        {taxId.state === "failed" && (
          <Notice tone="error">
            Não foi possível ler o CPF guardado. Verifique sua conexão e abra a página de novo.
          </Notice>
        )}
      </VStack>
      {asked && taxId.state === "ready" && (
        <VerificationDialog
          company={company}
          taxId={taxId.value?.number ?? null}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}

function Standing({ company }: { company: Company }) {
  const { verified } = company;
  if (!verified)
    return (
      <Typography color="textSecondary">
        Ainda não conferida. Depois de conferir, as vagas mostram “Empresa conferida em” com a data.
      </Typography>
    );
  if (isVerified(company))
    return (
      <>
        <StatusChip
          tone="good"
          icon={<VerifiedIcon />}
          label={`Empresa conferida em ${formatDate(verified.at)}`}
        />
        <Typography color="textSecondary">
          {company.registerHold
            ? "Não aparece no site enquanto a empresa estiver no Cadastro de Empregadores."
            : "Aparece nas vagas com o nome e o WhatsApp conferidos, e na página da empresa. Acaba sozinha se a empresa mudar o nome, o CNPJ ou o WhatsApp."}
        </Typography>
      </>
    );
  const ends = changedSinceVerified(company);
  if (ends.length > 0)
    return (
      <Notice tone="warning" role="status" title="A conferência acabou">
        Depois de {formatDate(verified.at)},{" "}
        {ends.map((field) => endText(field, verified)).join(", ")}. Confira de novo.
      </Notice>
    );
  return (
    <Notice tone="info">
      Falta conferir {missing(verified)}. A empresa aparece como conferida quando as três partes
      estiverem marcadas.
    </Notice>
  );
}

function missing({ checks }: Verification): string {
  return new Intl.ListFormat("pt-BR").format(
    verificationChecks
      .filter((check) => !checks.includes(check))
      .map((check) => checkText[check].missing),
  );
}

function Looked({ verified }: { verified: Verification }) {
  return (
    <div>
      <PlainList aria-label="O que foi conferido">
        {verificationChecks.map((check) => {
          const isLooked = verified.checks.includes(check);
          return (
            <HStack key={check} component="li" nowrap gap={1} align="center">
              {isLooked ? (
                <CheckIcon fontSize="small" color="primary" titleAccess="Conferido:" />
              ) : (
                <CloseIcon fontSize="small" color="disabled" titleAccess="Não conferido:" />
              )}
              {checkText[check].tick}
            </HStack>
          );
        })}
      </PlainList>
      <Typography variant="body2" color="textSecondary">
        Em {formatDate(verified.at)}, {isOwnAccount(verified.by) ? "por você" : "por outra conta"}.
      </Typography>
    </div>
  );
}

function Undo({ company: { id, name } }: { company: Company }) {
  const oneAtATime = useOneAtATime();

  function undo() {
    return oneAtATime(id, async () => {
      const outcome = await removeVerification(id);
      notify(
        outcome === "done"
          ? { severity: "success", title: "Conferência desfeita", description: name }
          : {
              severity: "error",
              title: "Erro ao desfazer a conferência",
              description: failureText[outcome],
            },
      );
    });
  }

  return (
    <Button color="inherit" onClick={() => void undo()}>
      Desfazer conferência
    </Button>
  );
}
