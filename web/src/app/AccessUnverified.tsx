import { ErrorState } from "../ui/message/ErrorState.tsx";

/** Shown instead of an area while the session could not be verified. */
export function AccessUnverified({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="Não foi possível verificar seu acesso"
      description="Confira sua conexão com a internet e tente de novo."
      onRetry={onRetry}
    />
  );
}
