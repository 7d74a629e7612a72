import { defaultSalary } from "@vagas/functions/domain/pay/pay";
import type { Advertisement, Finding } from "@vagas/functions/domain/law/lawFinding";
import { limits } from "@vagas/functions/domain/limits";
import { useRef, useState } from "react";
import { FindingCard } from "../../lawViews/FindingCard.tsx";
import { findingKey } from "../../lawViews/isSameFinding.ts";
import { loadChecker } from "../../lawViews/loadChecker.ts";
import { Button } from "../../ui/button/Button.tsx";
import { describedBy, Field } from "../../ui/form/Field.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import look from "./TryText.module.css";

type Outcome = Finding[] | "empty" | "failed" | null;

/** A visitor's text as if it were a job's description. */
function advertisementOf(text: string): Advertisement {
  return {
    title: "",
    description: text,
    requirements: "",
    type: "Outro",
    contractType: null,
    workload: null,
    salary: defaultSalary,
  };
}

const id = "texto-da-vaga";

/**
 * Where anybody tries a text. It is checked on the device alone: without a form around it, nothing sends it. The input is
 * not controlled, so what was typed before the code came stays.
 */
export function TryText() {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const group = useRef<HTMLDivElement>(null);

  async function check() {
    const text = group.current!.querySelector("textarea")!.value;
    if (text.trim() === "") return setOutcome("empty");
    try {
      const checkAdvertisement = await loadChecker();
      setOutcome(checkAdvertisement(advertisementOf(text), new Date()));
    } catch {
      setOutcome("failed");
    }
  }

  return (
    <div ref={group} className={look.try}>
      <Field
        id={id}
        label="Texto da vaga"
        help="Escreva ou cole um anúncio. A conferência é feita no seu aparelho: o texto não é enviado nem guardado."
      >
        <TextInput
          id={id}
          rows={4}
          maxLength={limits.jobDescription.max}
          aria-describedby={describedBy(id)}
        />
      </Field>
      <noscript>
        <p className={look.said}>A conferência precisa de JavaScript.</p>
      </noscript>
      <div>
        <Button variant="contained" data-needs-code onClick={() => void check()}>
          Conferir
        </Button>
      </div>
      <div role="status">
        <Result outcome={outcome} />
      </div>
    </div>
  );
}

const saidOf = {
  empty: "Escreva ou cole um texto antes.",
  // Browsers remember code that failed to load until the page reloads, and the text is stored nowhere.
  failed:
    "Não foi possível conferir agora. Verifique sua conexão e tente de novo. Se não der, copie o texto e recarregue a página.",
  nothing:
    "Não encontramos nada que a lei não permita. Isso não garante que está tudo certo: leia as regras abaixo.",
} as const;

function Result({ outcome }: { outcome: Outcome }) {
  if (outcome === null) return null;
  if (typeof outcome === "string") return <p className={look.said}>{saidOf[outcome]}</p>;
  if (outcome.length === 0) return <p className={look.said}>{saidOf.nothing}</p>;
  return (
    <ul className={look.findings}>
      {outcome.map((finding, i) => (
        <li key={`${findingKey(finding)}:${i}`}>
          <FindingCard finding={finding} />
        </li>
      ))}
    </ul>
  );
}
