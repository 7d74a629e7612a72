import Button from "@mui/material/Button";
import type { Company } from "@vagas/functions/domain/company/company";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/message/ConfirmDialog.tsx";
import { TypedNameDialog } from "../../../ui/message/TypedNameDialog.tsx";

type Props = {
  company: Company;
  onToggleActive: (company: Company) => void;
  onDelete: (company: Company) => void;
};

/** Activates a company at once; asks before deactivating it, and for its name before deleting it. */
export function CompanyActions({ company, onToggleActive, onDelete }: Props) {
  const [asked, setAsked] = useState<"deactivate" | "delete" | null>(null);
  const { name, active } = company;

  function confirmed(act: (company: Company) => void) {
    setAsked(null);
    act(company);
  }

  return (
    <>
      <Button
        size="small"
        onClick={() => (active ? setAsked("deactivate") : onToggleActive(company))}
        aria-label={`${active ? "Desativar" : "Ativar"} ${name}`}
      >
        {active ? "Desativar" : "Ativar"}
      </Button>
      <Button
        size="small"
        color="error"
        onClick={() => setAsked("delete")}
        aria-label={`Excluir ${name}`}
      >
        Excluir
      </Button>
      <ConfirmDialog
        open={asked === "deactivate"}
        title={name}
        question="Tem certeza que deseja desativar esta empresa? As vagas dela saem do site, e ela não publica nem edita até ser reativada. Ela recebe um e-mail sobre isso."
        confirmLabel="Desativar"
        onConfirm={() => confirmed(onToggleActive)}
        onCancel={() => setAsked(null)}
      />
      {asked === "delete" && (
        <TypedNameDialog
          name={name}
          question="Tem certeza que deseja excluir esta empresa? Esta ação não pode ser desfeita e todos os dados, incluindo vagas, serão removidos."
          wrongName="O nome digitado não é o da empresa"
          confirmLabel="Excluir"
          onConfirm={() => confirmed(onDelete)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
