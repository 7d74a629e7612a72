import { type ComponentType, createElement, useEffect, useState } from 'react';
import { notify } from './notifications.ts';

/**
 * A part of a page whose code is fetched when it is first shown. Where React's own `lazy` would take the whole page down
 * when the line is cut, this says so and tries again the next time it is shown.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          setPart(() => component);
        },
        () => notify({ severity: 'error', title: 'Não foi possível abrir', description: 'Verifique sua conexão com a internet e tente de novo.' }),
      );
    }, []);
    return Part && createElement(Part, props);
  };
}
