import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { formatCnpj } from "@vagas/functions/domain/text/cnpj";
import type { Company } from "@vagas/functions/domain/company/company";
import { formatTaxId, stripTaxId } from "@vagas/functions/domain/company/farmTaxId";
import { changedSinceVerified, verifiedFields } from "@vagas/functions/domain/company/verification";
import type { VerificationCheck } from "@vagas/functions/domain/company/verificationSchema";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { useState } from "react";
import { saveVerification } from "../../../../data/admin/adminVerification.ts";
import { CheckboxField } from "../../../../ui/form/CheckboxField.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { useRefusal } from "../../../../ui/form/useRefusal.tsx";
import { VStack } from "../../../../ui/layout/VStack.tsx";
import { failureText } from "../../../../ui/message/failureText.ts";
import { Notice } from "../../../../ui/message/Notice.tsx";
import { notify } from "../../../../ui/message/notifications.ts";
import { PageDialog } from "../../../../ui/message/PageDialog.tsx";
import { unlessBeside } from "../../../../ui/message/unlessBeside.ts";
import { unlessBusy } from "../../../../ui/message/unlessBusy.ts";
import { type Problems, verificationProblems } from "./verificationProblems.ts";
import { checkText } from "./verificationText.ts";

type Props = { company: Company; taxId: string | null; onClose: () => void };

/** The ticks of what was looked up. They are about the company as it was when the dialog opened. */
export function VerificationDialog({ company, taxId, onClose }: Props) {
  const [shown] = useState(company);
  const form = useVerificationForm(shown, taxId, onClose);
  const cancel = unlessBusy(form.saving, onClose);
  const isAnother = verifiedFields.some((field) => company[field] !== shown[field]);
  return (
    <PageDialog
      open
      onClose={unlessBeside(() => form.isChanged, cancel)}
      aria-labelledby="conferir-titulo"
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id="conferir-titulo">Conferir {shown.name}</DialogTitle>
      <DialogContent dividers>
        <VStack gap={3}>
          <Typography color="textSecondary">
            Marque só o que você mesmo conferiu. A empresa aparece como conferida quando as três
            partes estiverem marcadas.
          </Typography>
          <Fields form={form} company={shown} taxId={taxId} />
          {isAnother && (
            <Notice tone="warning">
              A empresa mudou os dados enquanto você conferia. Feche e confira de novo.
            </Notice>
          )}
          {form.refusal}
        </VStack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={cancel} aria-disabled={form.saving}>
          Cancelar
        </Button>
        <Button
          variant="contained"
          disabled={isAnother}
          aria-disabled={form.saving}
          onClick={form.save}
        >
          {form.saving ? "Salvando..." : "Salvar conferência"}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}

type FieldsProps = { form: Form; company: Company; taxId: string | null };

function Fields({ form, company: { cnpj, whatsapp }, taxId }: FieldsProps) {
  const field = (check: VerificationCheck) => ({
    name: `conferir-${check}`,
    label: checkText[check].tick,
    checked: form.checks.includes(check),
    onChange: (checked: boolean) => form.tick(check, checked),
    error: form.problems[check],
  });
  return (
    <>
      <CheckboxField {...field("taxId")} help={<TaxIdHelp cnpj={cnpj} />} />
      {(cnpj === null || taxId !== null) && (
        <TextField
          name="conferir-cpf"
          label="CPF ou CAEPF da fazenda"
          optional
          inputMode="numeric"
          help="Só para quem não tem CNPJ. Fica guardado só para a administração e serve para comparar com o Cadastro de Empregadores."
          value={form.number}
          onChange={form.typeNumber}
          error={form.problems.number}
        />
      )}
      <CheckboxField {...field("phone")} help={<PhoneHelp whatsapp={whatsapp} />} />
      <CheckboxField
        {...field("place")}
        help="Você conhece a loja, o escritório ou a fazenda, ou alguém de confiança conhece."
      />
    </>
  );
}

function TaxIdHelp({ cnpj }: { cnpj: string | null }) {
  return cnpj === null
    ? "A empresa não informou CNPJ."
    : `CNPJ ${formatCnpj(cnpj)}. Veja no site da Receita se está ativo e se o nome combina.`;
}

function PhoneHelp({ whatsapp }: { whatsapp: string | null }) {
  if (whatsapp === null) return "A empresa não informou WhatsApp no perfil.";
  return (
    <>
      Ligue ou escreva:{" "}
      <Link href={`https://wa.me/${whatsapp}`} target="_blank" rel="noreferrer">
        {formatPhone(whatsapp)}
      </Link>
    </>
  );
}

type Form = ReturnType<typeof useVerificationForm>;

function useVerificationForm(company: Company, taxId: string | null, onSaved: () => void) {
  // A company that changed since is looked up from the beginning.
  const [checks, setChecks] = useState(
    changedSinceVerified(company).length > 0 ? [] : (company.verified?.checks ?? []),
  );
  const [number, setNumber] = useState(formatTaxId(taxId ?? ""));
  const [isChanged, setChanged] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [saving, setSaving] = useState(false);
  const { refuse, refusal } = useRefusal();

  function tick(check: VerificationCheck, checked: boolean) {
    setChecks([...checks.filter((one) => one !== check), ...(checked ? [check] : [])]);
    setChanged(true);
    setProblems({});
  }

  function typeNumber(typed: string) {
    setNumber(formatTaxId(typed));
    setChanged(true);
    setProblems({});
  }

  async function save() {
    if (saving) return;
    const digits = stripTaxId(number);
    const found = verificationProblems(company, checks, digits);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    const outcome = await saveVerification(company, { checks, taxId: digits || null });
    setSaving(false);
    if (outcome === "done") {
      notify({ severity: "success", title: "Conferência salva", description: company.name });
      onSaved();
      return;
    }
    refuse(`Erro ao salvar a conferência. ${failureText[outcome]}`);
  }

  const form = { checks, number, isChanged, problems, saving, refusal };
  return { ...form, tick, typeNumber, save: () => void save() };
}
