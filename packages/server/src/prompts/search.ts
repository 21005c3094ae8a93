import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, json, type Queryable } from '../database/index.ts';

/** Decided: as alike two words must be, of their trigrams. One wrong letter in six passes; another word does not. */
export const likeness = 0.4;
/** Words that are shorter are only looked for as they are: nearly every text has something like them. */
export const shortestForgiven = 4;
/** Of words up to this length one wrong letter leaves too few trigrams: each place is tried by itself. */
const longestByLetter = 6;
/** Words that may have been meant by one, those most like it. */
const mostMeant = 8;
/** Of a vocabulary. */
const wordLetters = { fewest: 3, most: 24 } as const;
const wordsOfPrompt = 2_000;
/** Words of a vocabulary that are compared in one search, for all its words together: longer than this takes, nobody waits for it. */
const wordsCompared = 24_000;
/** Words of a vocabulary. Of whoever has more, what comes later is found as it was typed alone. */
const maxVocabulary = 50_000;
/** What the indexes find texts and words by: `studio.pieces`. */
const pieceLetters = 3;
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

/** Rows that were deleted or rewritten since the last vacuum, roughly: what an embedded database has of prompts and their words. */
let deadRows = 0;
/** After so many they are vacuumed. */
const manyDeadRows = 20_000;
/** A prompt that is written counts for as many: its text and what finds it are as large. */
const rowsOfPrompt = 100;

/**
 * Gives the room of what was rewritten to what is written next, after some thousand rows: an embedded database has nobody else who does
 * so, and a text that is saved over and over would fill the disk. Called after a transaction, never in one.
 */
export async function vacuumVocabulary(db: Database): Promise<void> {
  if (db.kind !== 'embedded' || deadRows < manyDeadRows) return;
  deadRows = 0;
  for (const name of ['prompts', 'prompt_words']) await db.run(sql`vacuum studio.${sql.identifier(name)}`);
}

/** The words of a text that go into a vocabulary, each once. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    ({ length }) => length >= wordLetters.fewest && length <= wordLetters.most,
  );
  return new Set([...new Set(words)].slice(0, wordsOfPrompt));
}

/**
 * Brings the vocabulary of a member up to date with a prompt, under the member's lock of prompts. Takes what a search looked into
 * before, empty for a new prompt, and what it looks into from now on, empty for one that is removed for good. Each word counts the
 * prompts that have it, and goes with the last of them.
 */
export async function updateVocabulary(
  tx: Queryable,
  member: string,
  before: string,
  after: string,
): Promise<void> {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const learned = [...now].filter((word) => !old.has(word));
  const unused = [...old].filter((word) => !now.has(word));
  deadRows += unused.length + rowsOfPrompt;
  if (learned.length > 0)
    await tx.run(
      sql`insert into studio.prompt_words as known (member, word, uses)
        select ${member}, word, 1 from jsonb_array_elements_text(${json(learned)}) as given(word)
        where exists (select from studio.prompt_words same where same.member = ${member} and same.word = given.word)
          or (select count(*) from (
            select from studio.prompt_words where member = ${member} limit ${maxVocabulary}) held) < ${maxVocabulary}
        on conflict (member, word) do update set uses = known.uses + 1`,
    );
  if (unused.length > 0) {
    const those = sql`member = ${member} and word in (select jsonb_array_elements_text(${json(unused)}))`;
    await tx.run(sql`delete from studio.prompt_words where ${those} and uses <= 1`);
    await tx.run(sql`update studio.prompt_words set uses = uses - 1 where ${those}`);
  }
}

const meantRow = v.object({ asked: v.string(), word: v.string() });

/** The words that a search is for, folded. Takes what was typed. */
export const searchedWords = (query: string): readonly string[] =>
  [...new Set(folded(query).split(' '))]
    .filter((word) => word !== '')
    .slice(0, libraryLimits.searchWords)
    .map((word) => word.slice(0, wordLetters.most));

/** Of each word that is searched for, what may stand for it in a text. */
export type Wanted = readonly (readonly string[])[];

/** Words as they were typed. */
export const asTyped = (words: readonly string[]): Wanted => words.map((word) => [word]);

/** Words, or what was meant by them, of the vocabulary of a member. */
export async function asMeant(db: Queryable, member: string, words: readonly string[]): Promise<Wanted> {
  const meant = Map.groupBy(await meantBy(db, member, words), ({ asked }) => asked);
  return words.map((word) => [word, ...(meant.get(word) ?? []).map((one) => one.word)]);
}

/**
 * The condition on prompts in which each of some words is. `strpos` passes over a text faster than `like` does, by a third for
 * one word and threefold for nine.
 */
export const haveWords = (wanted: Wanted): SQL =>
  sql.join(
    wanted.map((either) => anyOf(either.map((word) => sql`strpos(search_text, ${word}) > 0`))),
    sql` and `,
  );

/**
 * The condition by which an index finds those of a member's prompts that may have all of some words: by all that one word alone
 * may stand for, in one pass of the index, else by the word that the fewest others may stand for, since each of those is a pass.
 * Null where every word may be shorter than what is looked up.
 */
export function havePieces(member: string, wanted: Wanted): SQL | null {
  const long = wanted.filter((either) => either.every((word) => Array.from(word).length >= pieceLetters));
  const sure = long.flatMap(([word, ...others]) => (word !== undefined && others.length === 0 ? [word] : []));
  const either = sure.length > 0 ? [sure.join(' ')] : long.toSorted((a, b) => a.length - b.length)[0];
  if (!either) return null;
  return anyOf(
    either.map((text) => sql`${piecesOf('search_text')} @> (select studio.pieces(${member}, ${text}))`),
  );
}

/** Written as the indexes have it. */
const piecesOf = (text: 'search_text' | `'^^' || word || '$'`): SQL =>
  sql`studio.pieces(member, ${sql.raw(text)})`;

const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

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
            select word from studio.prompt_words where member = ${member}
              and ${piecesOf(`'^^' || word || '$'`)} && studio.pieces(${member}, '^^' || asked.word || '$') limit ${Math.floor(wordsCompared / asked.length)}
          ) vocabulary
        ) compared
        where likeness >= ${likeness}::real or word like any (tried.patterns)
        order by likeness desc, word limit ${mostMeant}
      ) known`,
  );
}

/** A word with two neighbours changed, and where it is short with any one letter left out, put in or wrong. */
export function patternsFor(letters: readonly string[]): string[] {
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

/** A text as `like` takes it, word for word. */
export const literal = (text: string): string => text.replace(/[%_\\]/g, '\\$&');
