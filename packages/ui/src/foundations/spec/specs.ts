import type { AnySpec } from './spec.ts';

const files = import.meta.glob<Readonly<Record<string, () => AnySpec>>>(
  '../../{primitives,patterns,components,i18n}/**/*.spec.tsx',
  { eager: true, import: 'default' },
);

/** A component's own words about itself, with the folder of its kind: `economy`, `primitives`. */
export interface Collected extends AnySpec {
  area: string;
}

const areaOf = (path: string) => path.split('/').at(-3) ?? '';

/** What every component says about itself in its `Name.spec.tsx`, by its name. */
export const specs: ReadonlyMap<string, Collected> = new Map(
  Object.entries(files).flatMap(([path, file]) =>
    Object.entries(file).map(([name, make]) => [name, { ...make(), area: areaOf(path) }] as const),
  ),
);

/** What is picked of each spec, by the component's name; those of which nothing is are left out. */
export function pickFromSpecs<Picked>(
  pick: (spec: Collected, name: string) => Picked | undefined,
): Record<string, Picked> {
  return Object.fromEntries(
    [...specs].flatMap(([name, spec]) => {
      const picked = pick(spec, name);
      return picked === undefined ? [] : [[name, picked] as const];
    }),
  );
}
