import type { JobDraftInput } from "@vagas/functions/domain/job/job";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { limits } from "@vagas/functions/domain/limits";
import type { Control, FieldPath } from "react-hook-form";
import { FieldFindings } from "../lawViews/FieldFindings.tsx";
import { FormTextField } from "../ui/form/FormTextField.tsx";

type Values = Pick<JobDraftInput, "description" | "requirements">;
type Props<Form extends Values> = {
  control: Control<Form, unknown, unknown>;
  dayWork: boolean;
  /** Beside the description. */
  help?: string;
};

/** What the person will do and, unless it is work of a day, must have; below each what the law says of it. */
export function FormJobText<Form extends Values>({ control, dayWork, help }: Props<Form>) {
  return (
    <>
      <FieldFindings part="description">
        <FormTextField
          control={control}
          name={"description" as FieldPath<Form>}
          label={jobFields.description.label}
          rows={6}
          help={help}
          maxLength={limits.jobDescription.max}
        />
      </FieldFindings>
      {!dayWork && (
        <FieldFindings part="requirements">
          <FormTextField
            control={control}
            name={"requirements" as FieldPath<Form>}
            label={jobFields.requirements.label}
            optional
            rows={4}
            help="Um por linha."
            maxLength={limits.jobRequirements.max}
          />
        </FieldFindings>
      )}
    </>
  );
}
