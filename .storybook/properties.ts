import type { EntryTypes } from '../scripts/packages/docs/read-types.ts';

let reading: Promise<ReadonlyMap<string, EntryTypes>> | undefined;

async function read() {
  // The compiler takes seconds: it is loaded when somebody asks.
  const { TypeReader } = await import('../scripts/packages/docs/read-types.ts');
  const entries = new TypeReader('ui', 'source').entries((name) => /^[A-Z]/.test(name));
  return new Map(entries.map((entry) => [entry.name, entry]));
}

/** What each entry of ui exports, by name, read from the sources once: properties with those of React Aria. */
export function typesOfUi(): Promise<ReadonlyMap<string, EntryTypes>> {
  reading ??= read();
  return reading;
}

interface Said {
  /** A module that draws it, by the component's name. */
  readonly examples: ReadonlyMap<string, string>;
  /** What one without an element does instead, by its name. */
  readonly unseen: ReadonlyMap<string, string>;
}

let hearing: Promise<Said> | undefined;

async function hear(): Promise<Said> {
  const [{ readSpecs }, { exampleBeside }, { entriesOf }] = await Promise.all([
    import('../scripts/packages/docs/read-specs.ts'),
    import('../scripts/packages/docs/read-source.ts'),
    import('../scripts/packages/manifest.ts'),
  ]);
  const specs = await readSpecs();
  const sources = new Map(entriesOf('ui').map(({ name, source }) => [name, source]));
  const ofSpecs = specs.flatMap(({ name, example }) => (example ? [[name, example.code] as const] : []));
  const beside = [...sources].flatMap(([name, source]) => {
    const code = /^[A-Z]/.test(name) ? exampleBeside(name, source, sources) : undefined;
    return code === undefined ? [] : [[name, code] as const];
  });
  return {
    examples: new Map([...ofSpecs, ...beside]),
    unseen: new Map(
      specs.flatMap(({ name, withoutElement }) => (withoutElement ? [[name, withoutElement]] : [])),
    ),
  };
}

/** What the specs of ui say to a reader, read once: the examples of its documentation. */
export function saidOfUi(): Promise<Said> {
  hearing ??= hear();
  return hearing;
}
