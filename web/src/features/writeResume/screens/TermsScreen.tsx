import {
  licenceText,
  startText,
  wayToWorkAnswerText,
} from "@vagas/functions/domain/writtenResume/answerText";
import { drivingLicences } from "@vagas/functions/domain/writtenResume/writtenResume";
import { ChoiceTile, ChoiceTiles } from "../../../ui/form/ChoiceTile.tsx";
import { OneChoice } from "../OneChoice.tsx";
import type { ScreenProps } from "./screenProps.ts";

const yesOrNo = { yes: "Sim", no: "Não" };

/** Licence, first day, nights, and the way to work. */
export function TermsScreen({ resume, onChange }: ScreenProps) {
  const { sleepsAtWork } = resume;
  return (
    <>
      <Licences resume={resume} onChange={onChange} />
      <OneChoice
        legend="Quando pode começar?"
        name="start"
        choices={startText}
        chosen={resume.start}
        onChange={(start) => onChange({ start })}
      />
      <OneChoice
        legend="Pode dormir no serviço?"
        name="sleepsAtWork"
        choices={yesOrNo}
        chosen={sleepsAtWork === null ? null : sleepsAtWork ? "yes" : "no"}
        onChange={(answer) => onChange({ sleepsAtWork: answer === "yes" })}
      />
      <OneChoice
        legend="Tem como ir?"
        name="wayToWork"
        wide
        choices={wayToWorkAnswerText}
        chosen={resume.wayToWork}
        onChange={(wayToWork) => onChange({ wayToWork })}
      />
    </>
  );
}

function Licences({ resume: { licences }, onChange }: Omit<ScreenProps, "job">) {
  return (
    <ChoiceTiles legend="Tem CNH?">
      <ChoiceTile
        type="checkbox"
        name="licences"
        label="Não tenho"
        checked={licences?.length === 0}
        onChange={(none) => onChange({ licences: none ? [] : null })}
      />
      {drivingLicences.map((licence) => (
        <ChoiceTile
          key={licence}
          type="checkbox"
          name="licences"
          label={`${licence} · ${licenceText[licence]}`}
          checked={licences?.includes(licence) ?? false}
          onChange={(has) => {
            const held = drivingLicences.filter((other) =>
              other === licence ? has : licences?.includes(other),
            );
            onChange({ licences: held.length === 0 ? null : held });
          }}
        />
      ))}
    </ChoiceTiles>
  );
}
