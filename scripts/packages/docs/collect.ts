import type { ReactElement } from 'react';
import type { KeyRow } from '../../../packages/ui/test/keyboard/types.ts';
import { type Part, sayKeys } from '../../../packages/ui/test/keyboard/words.ts';
import { type Example, type Exports, exampleOf } from './example.ts';

/** What is read here of a spec (packages/ui/test/spec/spec.ts). */
interface ReadSpec {
  keys?: string | { draw: (report: () => void) => unknown; rows: readonly KeyRow[] };
  conformance?: { props: object; within?: (part: ReactElement) => unknown };
  states?: Readonly<Record<string, object>>;
  composition?: { cases: Readonly<Record<string, ReadCase>> };
  example?: () => unknown;
  tester?: unknown;
  withoutTester?: string;
  partOf?: string;
  place?: 'around' | 'beside';
  withoutElement?: string;
}

interface ReadCase {
  is: 'part' | 'controlled' | 'documented';
}

export interface KeyFacts {
  keys: readonly Part[];
  does: string;
}

/** What a property does to the component that has it, or not. */
export interface Composition extends ReadCase {
  prop: string;
}

/** All that a spec says to a reader of the documentation. */
export interface SpecFacts {
  name: string;
  /** The file of the spec, from the package's `src`. */
  path: string;
  partOf?: string | undefined;
  /** Where it stands to that, when not within it. */
  place?: 'around' | 'beside' | undefined;
  /** The function of the testing kit that opens, reads and acts, or why there is none. */
  tester?: string | undefined;
  withoutTester?: string | undefined;
  withoutElement?: string | undefined;
  /** Its keys, or why it has none of its own. */
  keys: readonly KeyFacts[] | string;
  composition: readonly Composition[];
  /** The states of the testing kit, and the name under which the kit exports them. */
  states: readonly string[];
  kit?: string | undefined;
  example?: Example | undefined;
}

type SpecFile = Readonly<Record<string, unknown>>;

const isSpecs = (value: unknown): value is Readonly<Record<string, () => ReadSpec>> =>
  typeof value === 'object' && value !== null;

const nothing = () => undefined;

function drawings(spec: ReadSpec, Component: unknown): readonly (() => unknown)[] {
  const { keys, conformance, states, example } = spec;
  const elementOf = (props: object) => ({ type: Component, props, key: null }) as unknown as ReactElement;
  const first = Object.values(states ?? {})[0];
  return [
    ...(example ? [example] : []),
    ...(typeof keys === 'object' ? [() => keys.draw(nothing)] : []),
    ...(conformance
      ? [
          () => {
            const part = elementOf(conformance.props);
            return conformance.within?.(part) ?? part;
          },
        ]
      : []),
    ...(first ? [() => elementOf(first)] : []),
  ];
}

/** Takes what each spec file and each entry of the package exports, by its path and its name. */
export function collect(
  files: readonly (readonly [path: string, file: SpecFile])[],
  exports: Exports,
): SpecFacts[] {
  const testers = new Map(
    files.flatMap(([, file]) =>
      Object.entries(file).flatMap(([name, value]) => (name.endsWith('Tester') ? [[value, name]] : [])),
    ),
  );
  return files.flatMap(([path, file]) => {
    const specs = file['default'];
    if (!isSpecs(specs)) return [];
    return Object.entries(specs).map(([name, make]): SpecFacts => {
      const spec = make();
      const Component = exports.find((each) => each.name === name)?.value;
      const kit = Object.entries(file).find(([, value]) => value !== undefined && value === spec.states)?.[0];
      return {
        name,
        path,
        partOf: spec.partOf,
        place: spec.place,
        tester: spec.tester === undefined ? undefined : testers.get(spec.tester),
        withoutTester: spec.withoutTester,
        withoutElement: spec.withoutElement,
        keys:
          typeof spec.keys === 'object'
            ? spec.keys.rows.map(({ keys, does }) => ({ keys: sayKeys(keys), does }))
            : (spec.keys ?? ''),
        composition: Object.entries(spec.composition?.cases ?? {}).map(([prop, { is }]) => ({ prop, is })),
        states: Object.keys(spec.states ?? {}),
        kit,
        example: exampleOf(name, drawings(spec, Component), exports),
      };
    });
  });
}
