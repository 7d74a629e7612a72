import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { EmployerRegister } from "@vagas/functions/domain/company/employerRegister";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { FileDrop } from "../../../ui/form/FileDrop.tsx";
import { describedBy, FieldHelp } from "../../../ui/form/Field.tsx";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { spelledDay } from "../../../ui/form/spelledDay.ts";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";
import { unlessBeside } from "../../../ui/message/unlessBeside.ts";
import { unlessBusy } from "../../../ui/message/unlessBusy.ts";
import type { RegisterReading } from "./readRegister.ts";
import { RegisterPreview } from "./RegisterPreview.tsx";
import { useRegisterImport } from "./useRegisterImport.ts";

type Props = { present: EmployerRegister | null; onClose: () => void };

/** Imports an edition of the register: its file and its day, then all of it or nothing. */
export function RegisterDialog({ present, onClose }: Props) {
  const form = useRegisterImport(present, onClose);
  const { reading, problems, saving } = form;
  const cancel = unlessBusy(saving, onClose);
  return (
    <PageDialog
      open
      onClose={unlessBeside(() => true, cancel)}
      aria-labelledby="cadastro-titulo"
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id="cadastro-titulo">Importar o Cadastro de Empregadores</DialogTitle>
      <DialogContent dividers>
        <VStack gap={3}>
          <Typography color="textSecondary">
            Planilha (.xlsx), CSV ou o texto da lista oficial. O arquivo troca a edição guardada por
            inteiro; só os números ficam guardados, sem nomes.
          </Typography>
          <FileField onFile={form.takeFile} problem={problems.file} />
          {reading && <Reading form={form} reading={reading} present={present} />}
          <TextField
            name="edicao"
            label="Edição de"
            type="date"
            help={spelledDay(form.edition) ?? "O dia que está na lista oficial."}
            value={form.edition}
            onChange={form.setEdition}
            error={problems.edition}
          />
          {form.refusal}
        </VStack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={cancel} aria-disabled={saving}>
          Cancelar
        </Button>
        <Button variant="contained" aria-disabled={saving} onClick={form.save}>
          {saving ? "Importando..." : "Importar edição"}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}

type ReadingProps = {
  form: ReturnType<typeof useRegisterImport>;
  reading: RegisterReading;
  present: EmployerRegister | null;
};

function Reading({ form, reading, present }: ReadingProps) {
  return (
    <>
      <RegisterPreview reading={reading} present={present} />
      {reading.unread.length > 0 && (
        <CheckboxField
          name="sem-estas-linhas"
          label="Conferi estas linhas e quero importar sem elas"
          checked={form.without}
          onChange={form.setWithout}
          error={form.problems.without}
        />
      )}
    </>
  );
}

const accepted =
  ".xlsx,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type FileFieldProps = { onFile: (file: File) => void; problem: string | undefined };

function FileField({ onFile, problem }: FileFieldProps) {
  const id = "arquivo-do-cadastro";
  const isWrong = problem !== undefined;
  return (
    <div>
      <FileDrop
        accept={accepted}
        aria-labelledby={id}
        aria-describedby={describedBy(id)}
        aria-invalid={isWrong}
        aria-required
        onFiles={([file]) => file && onFile(file)}
        sx={{ borderColor: isWrong ? "error.main" : "divider" }}
      >
        <Typography
          component="div"
          id={id}
          sx={{ display: "grid", justifyItems: "center", gap: 1, p: 3, fontWeight: 650 }}
        >
          <UploadIcon aria-hidden sx={{ fontSize: 32, color: "primary.main" }} />
          Escolher o arquivo da edição
        </Typography>
      </FileDrop>
      <FieldHelp id={id} error={problem} />
    </div>
  );
}
