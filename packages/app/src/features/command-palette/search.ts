import { type Command, commandSearch } from '@mirror-studio/domain/commands';
import type Fuse from 'fuse.js';

/** The index of each list of commands, made with its first search. */
const indexes = new WeakMap<readonly Command[], Promise<Fuse<Command>>>();

async function indexOf(commands: readonly Command[]) {
  const { default: Index } = await import('fuse.js');
  const { fields, threshold } = commandSearch;
  return new Index(commands, {
    keys: fields.map((field) => ({ ...field })),
    threshold,
    ignoreLocation: true,
    ignoreDiacritics: true,
  });
}

/** Finds commands, forgiving slips and accents. Takes what was typed and all commands; returns ids, best first. */
export async function searchCommands(
  query: string,
  commands: readonly Command[],
): Promise<readonly string[]> {
  const index = indexes.get(commands) ?? indexOf(commands);
  indexes.set(commands, index);
  // A search engine that could not be fetched is asked for again.
  index.catch(() => indexes.delete(commands));
  return (await index).search(query).map(({ item }) => item.id);
}
