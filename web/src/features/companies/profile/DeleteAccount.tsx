import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { Company } from "@vagas/functions/domain/company/company";
import { town } from "@vagas/functions/domain/town";
import { type FormEvent, useState } from "react";
import { asSeen } from "../../../ui/message/asSeen.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormSection } from "../../../ui/form/FormSection.tsx";
import { useRefusal } from "../../../ui/form/useRefusal.tsx";
import { SupportWays } from "../SupportWays.tsx";
import { useCompanyArea } from "../companyContext.ts";
import { dropDraftsOf } from "../jobForms/jobFormDraft.ts";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";
import { unlessBusy } from "../../../ui/message/unlessBusy.ts";
import { VStack } from "../../../ui/layout/VStack.tsx";

/** Deletes the company's account after its name was typed; a deactivated company must ask the administrator. */
export function DeleteAccount({ company }: { company: Company }) {
  const [open, setOpen] = useState(false);
  if (!company.active) return <AskToDelete company={company} />;
  return (
    <FormSection title="Excluir a conta">
      <Typography color="textSecondary">
        A empresa, as vagas dela e o acesso aos currículos são removidos. Isso não pode ser
        desfeito, e não dá para voltar com a mesma conta.
      </Typography>
      <div>
        <Button variant="outlined" color="error" size="large" onClick={() => setOpen(true)}>
          Excluir conta
        </Button>
      </div>
      {open && <DeleteDialog company={company} onClose={() => setOpen(false)} />}
    </FormSection>
  );
}

function AskToDelete({ company }: { company: Company }) {
  return (
    <FormSection title="Excluir a conta">
      <Typography color="textSecondary">
        Enquanto a empresa está desativada, só a administração do site pode excluir a conta. Peça a
        exclusão{" "}
        <SupportWays
          chatText={`Olá! Quero excluir a conta da empresa ${company.name}, que está desativada no site ${town.boardName}.`}
        />
        : a empresa, as vagas dela e os dados da conta são apagados.
      </Typography>
    </FormSection>
  );
}

/** The typed name, and the deletion of the account once it is the company's. */
function useDeletion(company: Company) {
  const { deleteAccount } = useCompanyArea();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const { refuse, refusal } = useRefusal();

  function type(name: string) {
    setTyped(name);
    setError(undefined);
  }

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (asSeen(typed) !== asSeen(company.name)) {
      setError("O nome digitado não é o da empresa");
      return;
    }
    setBusy(true);
    const outcome = await deleteAccount();
    if (outcome === "done") {
      dropDraftsOf(company.id);
      return;
    }
    setBusy(false);
    refuse(`Erro ao excluir empresa. ${failureText[outcome]}`);
  }

  return { typed, type, error, busy, refusal, remove };
}

function DeleteDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { typed, type, error, busy, refusal, remove } = useDeletion(company);
  const cancel = unlessBusy(busy, onClose);
  return (
    <PageDialog
      open
      onClose={cancel}
      fullWidth
      maxWidth="xs"
      aria-labelledby="delete-title"
      aria-describedby="delete-question"
    >
      <form noValidate onSubmit={(event) => void remove(event)}>
        <DialogTitle id="delete-title">Excluir a conta</DialogTitle>
        <DialogContent>
          <VStack>
            <DialogContentText id="delete-question">
              Esta ação não pode ser desfeita e todos os dados, incluindo vagas, serão removidos.
              Para confirmar, digite o nome: <strong>{company.name}</strong>
            </DialogContentText>
            <TextField
              name="delete-name"
              label="Confirme o nome"
              value={typed}
              autoFocus
              autoComplete="off"
              onChange={type}
              error={error}
            />
            {refusal}
          </VStack>
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel} aria-disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" color="error" aria-disabled={busy}>
            {busy ? "Excluindo..." : "Excluir conta"}
          </Button>
        </DialogActions>
      </form>
    </PageDialog>
  );
}
