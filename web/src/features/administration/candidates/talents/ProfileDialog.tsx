import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { limits } from "@vagas/functions/domain/limits";
import { jobTypes } from "@vagas/functions/domain/options";
import type { Resume } from "@vagas/functions/domain/application/resume";
import { talentProfileSchema } from "@vagas/functions/domain/talent/talentCard";
import { town } from "@vagas/functions/domain/town";
import { useId, useState } from "react";
import { type Control, useForm } from "react-hook-form";
import { z } from "zod";
import { saveTalentProfile } from "../../../../data/admin/adminTalents.ts";
import { FormSelect } from "../../../../ui/form/FormSelect.tsx";
import { FormTextField } from "../../../../ui/form/FormTextField.tsx";
import { failureText } from "../../../../ui/message/failureText.ts";
import { Notice } from "../../../../ui/message/Notice.tsx";
import { PageDialog } from "../../../../ui/message/PageDialog.tsx";
import { unlessBeside } from "../../../../ui/message/unlessBeside.ts";
import { unlessBusy } from "../../../../ui/message/unlessBusy.ts";
import { VStack } from "../../../../ui/layout/VStack.tsx";

/** An empty choice counts as none. */
const formSchema = z
  .strictObject({
    ...talentProfileSchema.shape,
    area: z.union([z.literal(""), z.enum(jobTypes)]),
    place: z.string(),
  })
  .transform(({ area, place, ...words }) => ({
    ...words,
    area: area || null,
    place: place || null,
  }));

type ProfileInput = z.input<typeof formSchema>;

const words = [
  ["education", "Escolaridade"],
  ["experience", "Experiência"],
  ["skills", "Habilidades"],
] as const;

type Props = {
  name: string;
  resume: Resume;
  /** Gets the message when it was saved. */
  onSaid: (words: string) => void;
  onClose: () => void;
};

/** The summary while it is edited, and its saving. */
function useProfileForm(resume: Resume, onSaved: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const { area, place, education, experience, skills } = resume;
  const form = useForm<ProfileInput, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { area: area ?? "", place: place ?? "", education, experience, skills },
  });
  const { control, handleSubmit, formState } = form;
  const { isDirty, isSubmitting } = formState;

  const save = handleSubmit(async (profile) => {
    setProblem(null);
    const outcome = await saveTalentProfile(resume.id, profile);
    if (outcome !== "done") {
      setProblem(failureText[outcome]);
      return;
    }
    // The open list shows the record as it was read.
    Object.assign(resume, profile);
    onSaved();
  });

  return { control, save, isDirty, saving: isSubmitting, problem };
}

/** The summary that companies read before the person says yes: from the résumé, without contacts. */
export function ProfileDialog({ name, resume, onSaid, onClose }: Props) {
  const titleId = useId();
  const { control, save, isDirty, saving, problem } = useProfileForm(resume, () => {
    onClose();
    onSaid("Resumo salvo.");
  });
  const cancel = unlessBusy(saving, onClose);
  return (
    <PageDialog
      open
      onClose={unlessBeside(() => isDirty, cancel)}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={titleId}>Resumo para empresas: {name}</DialogTitle>
        <DialogContent>
          <VStack gap={2.5}>
            <Typography>
              Empresas com vaga aberta leem isto ao lado do primeiro nome. Não escreva telefone,
              e-mail, endereço, nem o nome de quem empregou a pessoa.
            </Typography>
            <ProfileFields control={control} />
            {problem !== null && (
              <Notice tone="error" title="Erro ao salvar o resumo">
                {problem}
              </Notice>
            )}
          </VStack>
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel} aria-disabled={saving}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" aria-disabled={saving}>
            {saving ? "Salvando..." : "Salvar resumo"}
          </Button>
        </DialogActions>
      </form>
    </PageDialog>
  );
}

function ProfileFields({ control }: { control: Control<ProfileInput, unknown, unknown> }) {
  return (
    <>
      <FormSelect
        control={control}
        name="area"
        label="Área"
        optional
        options={jobTypes}
        emptyLabel="Não informada"
      />
      <FormSelect
        control={control}
        name="place"
        label="Cidade"
        optional
        options={town.places}
        emptyLabel="Não informada"
      />
      {words.map(([field, label]) => (
        <FormTextField
          key={field}
          control={control}
          name={field}
          label={label}
          optional
          rows={2}
          maxLength={limits.talentProfile.max}
        />
      ))}
    </>
  );
}
