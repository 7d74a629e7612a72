import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from "react";
import { notify } from "./message/notifications.ts";

/** `open`: false while a permanent part is hidden. */
type PartProps = { open?: boolean; onClose: () => void };

/**
 * A dialog, menu or panel whose code is loaded at first use. If that fails, it says so and closes the part, while
 * React's own `lazy` would remove the whole page. Browsers may remember a failed import until the page reloads, so
 * people are told to reload.
 */
export function lazyPart<Props extends PartProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    const isOpen = props.open !== false;
    const giveUp = useEffectEvent(() => {
      notify({
        severity: "error",
        title: "Não foi possível abrir",
        description: "Verifique sua conexão com a internet e atualize a página.",
      });
      props.onClose();
    });
    useEffect(() => {
      if (Part || !isOpen) return;
      load().then(
        (component) => {
          loaded = component;
          setPart(() => component);
        },
        () => giveUp(),
      );
    }, [Part, isOpen]);
    return Part && createElement(Part, props);
  };
}
