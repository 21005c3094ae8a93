import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { json, type Queryable } from '../database/index.ts';

/** Decided: as alike two words must be, of their trigrams. One wrong letter in six passes; another word does not. */
const likeness = 0.4;
/** Words that are shorter are only looked for as they are: nearly every text has something like them. */
const shortestForgiven = 4;
/** Of words up to this length one wrong letter leaves too few trigrams: each place is tried by itself. */
const longestByLetter = 6;
/** Words that may have been meant by one, those most like it. */
const mostMeant = 8;
/** Of a vocabulary. */
const wordLetters = { fewest: 3, most: 24 } as const;
const wordsOfPrompt = 2_000;
/** Words of a vocabulary that are compared. */
const wordsCompared = 50_000;
/** Of a title, to order it by. */
const keyCharacters = 60;

/** A text without case, accents, and what no database takes: so Ä is found by a, and every database orders alike. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}]+/gu, '')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cs}\p{Z}\s]+/gu, ' ')
    .trim();
}

/** What titles are ordered by. */
export const titleKey = (title: string): string => Array.from(folded(title)).slice(0, keyCharacters).join('');

/** Everything of a prompt that a search looks into. */
export function searchText(parts: {
  readonly title: string;
  readonly tags: readonly string[];
  readonly collection: string | null;
  readonly notes: string;
  readonly text: string;
}): string {
  const { title, tags, collection, notes, text } = parts;
  return folded([title, ...tags, collection ?? '', text, notes].join(' '));
}

/** Adds the words of a text that a search looks into to the vocabulary of a member. */
export async function learnWords(tx: Queryable, member: string, text: string): Promise<void> {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    ({ length }) => length >= wordLetters.fewest && length <= wordLetters.most,
  );
  // In one order, so that two requests at once do not wait for one another.
  const once = [...new Set(words)].slice(0, wordsOfPrompt).toSorted();
  await tx.run(
    sql`insert into studio.prompt_words (member, word)
      select ${member}, word from jsonb_array_elements_text(${json(once)}) with ordinality as given(word, place)
      order by place on conflict do nothing`,
  );
}

const meantRow = v.object({ asked: v.string(), word: v.string() });

/**
 * The condition on prompts that a search of a member finds: each of its words is there, or one that was meant by it. Null when
 * it has no words.
 */
export async function findsWords(db: Queryable, member: string, query: string): Promise<SQL | null> {
  const words = [...new Set(folded(query).split(' '))]
    .filter((word) => word !== '')
    .slice(0, libraryLimits.searchWords)
    .map((word) => word.slice(0, wordLetters.most));
  if (words.length === 0) return null;
  const meant = Map.groupBy(await meantBy(db, member, words), ({ asked }) => asked);
  const either = (word: string) => [word, ...(meant.get(word) ?? []).map((one) => one.word)];
  return sql.join(
    words.map((word) => sql`search_text like any (${texts(either(word).map((one) => `%${literal(one)}%`))})`),
    sql` and `,
  );
}

const texts = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${json(values)}))`;

/** What of the member's vocabulary may have been meant by words that were typed. */
async function meantBy(db: Queryable, member: string, words: readonly string[]) {
  const forgiven = words.filter((word) => Array.from(word).length >= shortestForgiven);
  if (forgiven.length === 0) return [];
  const asked = forgiven.map((word) => ({ word, patterns: patternsFor(Array.from(word)) }));
  return db.all(
    meantRow,
    sql`select asked.word as asked, known.word
      from jsonb_to_recordset(${json(asked)}) as asked(word text, patterns jsonb)
      cross join lateral (select array(select jsonb_array_elements_text(asked.patterns)) as patterns offset 0) tried
      cross join lateral (
        select word from (
          select word, studio.likeness(word, asked.word) as likeness from (
            select word from studio.prompt_words where member = ${member} limit ${wordsCompared}
          ) vocabulary
        ) compared
        where likeness >= ${likeness}::real or word like any (tried.patterns)
        order by likeness desc, word limit ${mostMeant}
      ) known`,
  );
}

/** A word with two neighbours changed, and where it is short with any one letter left out, put in or wrong. */
function patternsFor(letters: readonly string[]): string[] {
  const ways: (readonly (string | null)[])[] = letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at] ?? '', ...letters.slice(at + 2)]);
  if (letters.length <= longestByLetter)
    for (const at of letters.keys()) {
      if (at > 0) ways.push([...letters.slice(0, at), null, ...letters.slice(at)]);
      ways.push([...letters.slice(0, at), null, ...letters.slice(at + 1)]);
      if (letters.length > shortestForgiven) ways.push([...letters.slice(0, at), ...letters.slice(at + 1)]);
    }
  return ways.map((way) => way.map((letter) => (letter === null ? '_' : literal(letter))).join(''));
}

const literal = (text: string) => text.replace(/[%_\\]/g, '\\$&');
