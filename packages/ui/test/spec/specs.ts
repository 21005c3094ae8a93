import type { ElementType } from 'react';
import { exported } from './exported.ts';
import type { AnySpec } from './spec.ts';

const files = import.meta.glob<Readonly<Record<string, () => AnySpec>>>(
  '../../src/{primitives,patterns,components,i18n}/**/*.spec.tsx',
  { eager: true, import: 'default' },
);

/** What a component says about itself, with the component and the folder of its kind: `economy`, `primitives`. */
export interface Collected extends AnySpec {
  name: string;
  Component: ElementType;
  area: string;
}

function collected(path: string, name: string, spec: AnySpec): Collected {
  const Component = exported.get(name)?.Component;
  if (!Component) throw new Error(`${name} has a spec and is not exported.`);
  return { ...spec, name, Component, area: path.split('/').at(-3) ?? '' };
}

/** What every exported component says about itself in a `Name.spec.tsx`. */
export const specs: readonly Collected[] = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file).map(([name, make]) => collected(path, name, make())),
);

/** Whether it is one of the parts that everything is made of. */
export const isPrimitive = ({ area }: Collected): boolean => area === 'primitives' || area === 'patterns';

/** What is picked of each spec, by the component's name; those of which nothing is are left out. */
export function pickFromSpecs<Picked>(
  pick: (spec: Collected) => Picked | undefined,
): Readonly<Record<string, Picked>> {
  return Object.fromEntries(
    specs.flatMap((spec) => {
      const picked = pick(spec);
      return picked === undefined ? [] : [[spec.name, picked] as const];
    }),
  );
}
