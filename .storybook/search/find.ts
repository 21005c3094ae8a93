import { hasWords } from '../../packages/flows/src/atlas/sheet/filter.ts';
import type { FoundPage } from './plugin.ts';

export interface Hit {
  id: string;
  title: string;
  /** The words round the first that was found. */
  excerpt: string;
}

const mostHits = 30;
const before = 50;
const excerptLength = 160;

function excerptOf(words: string, typed: string): string {
  const lower = words.toLowerCase();
  const places = typed
    .toLowerCase()
    .split(/\s+/)
    .map((word) => lower.indexOf(word))
    .filter((at) => at >= 0);
  const at = Math.max(0, Math.min(...places, words.length) - before);
  const begins = at === 0 || places.length === 0 ? 0 : words.indexOf(' ', at) + 1;
  return `${begins > 0 ? '… ' : ''}${words.slice(begins, begins + excerptLength)}…`;
}

/** The pages that have all of the typed words: those first that have them in their titles, then those that say them most. */
export function find(pages: readonly FoundPage[], typed: string): Hit[] {
  const wanted = typed.trim();
  if (wanted === '') return [];
  const [first = ''] = wanted.toLowerCase().split(/\s+/);
  return pages
    .filter(({ title, words }) => hasWords(`${title} ${words}`, wanted))
    .map(({ id, title, words }) => ({
      hit: { id, title, excerpt: excerptOf(words, wanted) },
      rank: (hasWords(title, wanted) ? 1000 : 0) + words.toLowerCase().split(first).length,
    }))
    .toSorted((one, two) => two.rank - one.rank)
    .slice(0, mostHits)
    .map(({ hit }) => hit);
}
