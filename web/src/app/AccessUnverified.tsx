import { ErrorState } from "../ui/message/ErrorState.tsx";

/** Instead of an area, where it cannot be known now who asks for it. */
export function AccessUnverified({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="Não foi possível verificar seu acesso"
      description="Confira sua conexão com a internet e tente de novo."
      onRetry={onRetry}
    />
  );
}
