import { describe, expect, test } from 'vitest';
import { routes } from '../access/index.ts';
import { endpoints } from '../contract/index.ts';
import { legacyKeys, sidebarCookie, storedValues } from '../storage/index.ts';
import { messages } from '../texts/en/index.ts';
import { type Source, sources, testSources } from './testing/sources.ts';

const sentences = Object.values(messages)
  .flatMap((texts) => Object.values<string>(texts))
  .filter((text) => text.length >= 12 && text.includes(' '));
const paths = [
  ...routes.flatMap((route) => [route.path, ...route.aliases]),
  ...Object.values(endpoints).map((call) => call.path),
];
const keys = [
  ...Object.values(storedValues).map((value) => value.key),
  ...Object.values(legacyKeys),
  sidebarCookie,
];
const facts: ReadonlySet<string> = new Set([...sentences, ...paths.filter((path) => path !== '/'), ...keys]);

/** What is said again elsewhere and must be imported instead; the list can only shrink. */
const known: readonly string[] = [];

const others = [...sources(), ...testSources()].filter(({ path }) => !path.startsWith('domain/'));

describe('no other package says again', () => {
  const found = restated(others);

  test('a sentence, a path or a storage key of this one', () => {
    expect(found.filter((one) => !known.includes(one))).toEqual([]);
  });

  test('what the list still allows, once it is gone', () => {
    expect(known.filter((one) => !found.includes(one))).toEqual([]);
  });
});

test('a restated fact is found in any quotes, and not in a comment', () => {
  const text = `const a = '/dashboard/gallery', b = "Exchange Mirror Coins", c = \`/api/balance\`; // '/dashboard/jobs'`;
  expect(restated([{ path: 'x.ts', text }])).toEqual([
    'x.ts: /api/balance',
    'x.ts: /dashboard/gallery',
    'x.ts: Exchange Mirror Coins',
  ]);
});

function restated(files: readonly Source[]): readonly string[] {
  const found = files.flatMap(({ path, text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');
    const literals = Array.from(
      code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g),
      (match) => match[1] ?? match[2] ?? match[3] ?? '',
    );
    return literals.filter((literal) => facts.has(literal)).map((literal) => `${path}: ${literal}`);
  });
  return [...new Set(found)].toSorted();
}
