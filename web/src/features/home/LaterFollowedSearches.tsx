import { lazyImport } from "../../data/visitor/lazyImport.ts";
import { useRead } from "../../state/useRead.ts";
import { deviceStorage } from "../../state/browserStorage.ts";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { useFromBrowser } from "../../ui/useFromBrowser.ts";

const load = lazyImport(async () => (await import("./FollowedSearches.tsx")).FollowedSearches);

// The key of data/visitor/followedSearches.ts, which a device that follows nothing does not load.
const followsAny = () => deviceStorage.readText("vagas-followed") !== null;

/** What is new in the searches that this device follows; without any, neither it nor its code. */
export function LaterFollowedSearches() {
  const follows = useFromBrowser(followsAny, () => false);
  const code = useRead(follows ? load : null);
  if (code.state === "ready") return <code.value />;
  if (!follows || code.state === "loading") return null;
  return <ErrorState title="Não foi possível mostrar suas buscas" onRetry={code.retry} />;
}
