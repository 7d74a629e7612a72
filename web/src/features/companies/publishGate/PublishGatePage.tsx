import { lazy, Suspense } from "react";
import { useSessionHint } from "../../../data/session/sessionHint.ts";
import { Loading } from "../../../ui/message/Loading.tsx";
import { useDocumentTitle } from "../../../ui/page/useDocumentTitle.ts";
import { LogInFirst } from "./LogInFirst.tsx";

const PublishGate = lazy(async () => ({
  default: (await import("./PublishGate.tsx")).PublishGate,
}));

/** /publicar-vaga. Loads Auth's code only if this browser has had a session. */
export function PublishGatePage() {
  const hint = useSessionHint();
  useDocumentTitle("Publicar Vaga");
  if (hint === null) return <LogInFirst />;
  return (
    <Suspense fallback={<Loading label="Verificando login..." />}>
      <PublishGate />
    </Suspense>
  );
}
