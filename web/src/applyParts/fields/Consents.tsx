import type { ApplicationDraftInput } from "@vagas/functions/domain/application/candidate";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";
import { ConsentHelp } from "./ConsentHelp.tsx";
import { jobConsentText, talentPoolConsentText } from "./consentText.ts";
import { Surface } from "../../ui/Surface.tsx";

type Consent = "consentJob" | "consentTalentPool";

type Props = {
  /** The employer's name, or null for the talent bank. */
  company: string | null;
  values: Pick<ApplicationDraftInput, Consent>;
  errors: Partial<Record<Consent, string>>;
  onChange: (name: Consent, given: boolean) => void;
};

/** One consent for each purpose: the job, if any, and the talent bank. Browsers restore neither after a reload. */
export function Consents({ company, values, errors, onChange }: Props) {
  return (
    <Surface
      role="group"
      aria-label="Autorizações"
      sx={{
        display: "grid",
        gap: 1.5,
        p: 2,
        ...((errors.consentJob ?? errors.consentTalentPool) && { borderColor: "error.main" }),
      }}
    >
      {company !== null && (
        <CheckboxField
          name="consentJob"
          autoComplete="off"
          label={jobConsentText(company)}
          checked={values.consentJob}
          onChange={(given) => onChange("consentJob", given)}
          error={errors.consentJob}
        />
      )}
      <CheckboxField
        name="consentTalentPool"
        autoComplete="off"
        label={company === null ? talentPoolConsentText : `${talentPoolConsentText} (opcional)`}
        help={<ConsentHelp />}
        checked={values.consentTalentPool}
        onChange={(given) => onChange("consentTalentPool", given)}
        error={errors.consentTalentPool}
      />
    </Surface>
  );
}
