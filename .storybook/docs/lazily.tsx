import { type ComponentType, lazy, Suspense } from 'react';

/** Loads a part of the documentation only where documentation is shown: the checks of stories never do. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Lazily(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
