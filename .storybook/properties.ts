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
