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
    includeScore: true,
    ignoreLocation: true,
    ignoreDiacritics: true,
  });
}

/**
 * Finds commands, forgiving slips, accents and the order of words. Takes what was typed and all commands; returns ids, best
 * first: those that have all of it as it was typed, then those that have each word.
 */
export async function searchCommands(
  query: string,
  commands: readonly Command[],
): Promise<readonly string[]> {
  const index = indexes.get(commands) ?? indexOf(commands);
  indexes.set(commands, index);
  // A search engine that could not be fetched is asked for again.
  index.catch(() => indexes.delete(commands));
  const engine = await index;
  const whole = engine.search(query).map(({ item }) => item.id);
  return [...new Set([...whole, ...withEachWord(engine, query.trim().split(/\s+/))])];
}

function withEachWord(engine: Fuse<Command>, words: readonly string[]): string[] {
  if (words.length < 2) return [];
  const found = words.map(
    (word) => new Map(engine.search(word).map(({ item, score = 1 }) => [item.id, score])),
  );
  const scoreOf = (id: string) => found.reduce((sum, scores) => sum + (scores.get(id) ?? 1), 0);
  const [first = new Map<string, number>()] = found;
  return [...first.keys()]
    .filter((id) => found.every((scores) => scores.has(id)))
    .toSorted((one, other) => scoreOf(one) - scoreOf(other));
}
