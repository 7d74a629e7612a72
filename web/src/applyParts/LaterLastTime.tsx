import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { keepsLastPerson } from "../data/application/lastPerson.ts";
import type { LastTime } from "./LastTime.tsx";

type Props = ComponentProps<typeof LastTime>;

/** LastTime, whose code only devices fetch that keep somebody's data. */
export function LaterLastTime(props: Props) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!keepsLastPerson()) return;
    import("./LastTime.tsx").then(
      (part) => setPart(() => part.LastTime),
      () => null, // The form works without it.
    );
  }, []);
  return Part && <Part {...props} />;
}
