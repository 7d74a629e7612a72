import type { Job } from "@vagas/functions/domain/job/job";
import { type ReactNode, useState } from "react";
import { type ContactErrors, contactErrors } from "./contact.ts";
import { LastAnswers } from "./LastAnswers.tsx";
import { ContactScreen } from "./screens/ContactScreen.tsx";
import { PastJobsScreen } from "./screens/PastJobsScreen.tsx";
import { SchoolScreen } from "./screens/SchoolScreen.tsx";
import type { ScreenProps } from "./screens/screenProps.ts";
import { SkillsScreen } from "./screens/SkillsScreen.tsx";
import { TermsScreen } from "./screens/TermsScreen.tsx";
import { WantedScreen } from "./screens/WantedScreen.tsx";
import { StepFrame } from "./StepFrame.tsx";
import type { Question } from "./steps.ts";
import { useFocusOnInvalid } from "../../ui/form/useFocusOnInvalid.ts";
import type { ResumeInput } from "./useResumeDraft.ts";

const screens: Record<Exclude<Question, "6">, (props: ScreenProps) => ReactNode> = {
  "1": WantedScreen,
  "2": PastJobsScreen,
  "3": SchoolScreen,
  "4": SkillsScreen,
  "5": TermsScreen,
};

const hints: Partial<Record<Question, string>> = {
  "1": "Pode marcar vários.",
  "2": "Pule o que não lembrar.",
  "4": "Pode marcar vários.",
};

type Props = {
  step: Question;
  /** As `ScreenProps`. */
  job: Job | null;
  input: ResumeInput;
  nextLabel: string;
  onNext: () => void;
  onBack: (() => void) | null;
};

/** One of the six questions. Only name and telephone are required. */
export function QuestionStep({ step, job, input, nextLabel, onNext, onBack }: Props) {
  const { draft, change, changeResume } = input;
  const [errors, setErrors] = useState<ContactErrors>({});
  const focusInvalid = useFocusOnInvalid();

  function goOn() {
    const found = step === "6" ? contactErrors(draft) : {};
    setErrors(found);
    if (Object.keys(found).length === 0) onNext();
    else focusInvalid();
  }

  const Screen = step === "6" ? null : screens[step];
  return (
    <StepFrame hint={hints[step]} nextLabel={nextLabel} onNext={goOn} onBack={onBack}>
      <LastAnswers step={step} input={input} />
      {Screen ? (
        <Screen resume={draft.resume} job={job} onChange={changeResume} />
      ) : (
        <ContactScreen
          {...draft}
          place={draft.resume.place}
          errors={errors}
          onChange={(part) => {
            change(part);
            setErrors((before) => without(before, Object.keys(part)));
          }}
          onChangePlace={(place) => changeResume({ place })}
        />
      )}
    </StepFrame>
  );
}

/** The message of a field goes while it is corrected. */
function without(errors: ContactErrors, changed: readonly string[]): ContactErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !changed.includes(field)));
}
