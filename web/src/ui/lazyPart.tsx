import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from "react";
import { notify } from "./message/notifications.ts";

/** `open`: false while a part that stays in the page is not shown. */
type PartProps = { open?: boolean; onClose: () => void };

/**
 * A dialog, menu or panel whose code is fetched when it is first opened. Where React's own `lazy` would take the whole
 * page down when the line is cut, this says so and closes the part. Browsers may remember a failed import for as long as
 * the page lives, so people are told to load it anew.
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
