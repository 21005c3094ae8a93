import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * Loads a part of the documentation only where documentation is shown: the checks of stories never do.
 * What has been loaded before is drawn at once.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  const loading = async () => {
    part = await load();
    return { default: part };
  };
  const Later: ComponentType<Props> = lazy(loading) as ComponentType<Props>;
  function Lazily(props: Props) {
    const [Part] = useState(() => part ?? Later);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Lazily, { load: loading });
}
