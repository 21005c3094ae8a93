import { describe, expect, test } from 'vitest';
import { awaiting } from './testing/awaiting.ts';
import { sources } from './testing/sources.ts';
import { allKeys, usedKeys } from './testing/usage.ts';

const used = usedKeys(sources());
const listed = Object.entries(awaiting).flatMap(([namespace, keys]) =>
  keys.map((key) => `${namespace}.${key}`),
);

describe('the texts', () => {
  test('are each used, or stand in the list of those whose component is not built yet', () => {
    const known = new Set(listed);
    expect(allKeys().filter((key) => !used.has(key) && !known.has(key))).toEqual([]);
  });

  test('leave that list as soon as they are used: run `pnpm --filter @mirror-studio/domain awaiting`', () => {
    expect(listed.filter((key) => used.has(key))).toEqual([]);
  });

  test('that the list awaits exist, once each', () => {
    const keys = new Set(allKeys());
    expect(listed.filter((key) => !keys.has(key))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe('a key', () => {
  const uses = (text: string) => [...usedKeys([{ path: 'app/src/x/X.tsx', text }])];

  test('is used where its namespace and itself are named', () => {
    expect(uses(`useTexts('exchange', english); t('received', { count })`)).toEqual(['exchange.received']);
    expect(uses(`import { mail } from '@mirror-studio/domain/texts/en/mail'; mail.notYou`)).toEqual([
      'mail.notYou',
    ]);
    const both = `import { errors as texts, mail } from '../http/answer/refusals.ts'; texts.network; mail.notYou`;
    expect(uses(both)).toEqual(['errors.network', 'mail.notYou']);
    expect(uses('useTexts("photoShoot", english); t(`pose_$' + '{pose}`)')).toHaveLength(8);
  });

  test('is not used by its name alone, nor its namespace by its own', () => {
    expect(uses(`t('received')`)).toEqual([]);
    expect(uses(`useTexts('exchange', english)`)).toEqual([]);
    expect(uses(`useTexts('exchange', english); props.title`)).toEqual([]);
  });
});
