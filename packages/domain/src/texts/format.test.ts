import { createInstance } from 'i18next';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { messages as german } from './de/index.ts';
import { exchange } from './en/exchange.ts';
import { messages as english } from './en/index.ts';
import { exchange as exchangeEs } from './es/exchange.ts';
import { messages as spanish } from './es/index.ts';
import {
  detectLanguage,
  directionOf,
  formatAny,
  formatText,
  formatWithFallback,
  languages,
  type TextKey,
  type TextParams,
} from './index.ts';

describe('a text', () => {
  test('chooses its plural form in each language', () => {
    const say = (count: number) => [
      formatText(exchange, 'received', 'en', { count }),
      formatText(exchangeEs, 'received', 'es', { count }),
    ];
    expect(say(1)).toEqual(['1 Credit', '1 crédito']);
    expect(say(0)).toEqual(['0 Credits', '0 créditos']);
    expect(say(42)).toEqual(['42 Credits', '42 créditos']);
    expect(say(1_000_000)).toEqual(['1,000,000 Credits', '1.000.000 de créditos']);
  });

  test('writes numbers in the manner of the locale', () => {
    const say = (locale: string) => formatText(exchangeEs, 'available', locale, { count: 12_345 });
    expect([say('es'), say('es-MX')]).toEqual(['Tienes 12.345', 'Tienes 12,345']);
  });

  test('puts values in as they are', () => {
    const texts = { hello: 'Hello {{name}}, {{ name }}' } as const;
    expect(formatText(texts, 'hello', 'en', { name: '<b>{{name}}</b> $& $1' })).toBe(
      'Hello <b>{{name}}</b> $& $1, <b>{{name}}</b> $& $1',
    );
  });

  test('shows what is missing and breaks nothing', () => {
    expect(formatAny({ a: 'Hi {{name}}' }, 'a', 'en')).toBe('Hi {{name}}');
    expect(formatAny({}, 'nowhere', 'en', { count: 2 })).toBe('nowhere');
    expect(formatAny({ a: 'no plural' }, 'a', 'en', { count: 2 })).toBe('no plural');
  });

  test('that a translation has not is English, with English forms and numbers', () => {
    const french = { coins: 'Pièces', received_one: '{{count, number}} crédit' };
    const say = (key: string, count?: number) =>
      formatWithFallback(french, exchange, key, 'fr', count === undefined ? {} : { count }).replace(
        /\s/g,
        ' ',
      );
    expect(say('coins')).toBe('Pièces');
    expect(say('youReceive')).toBe('You receive');
    // French says zero in the singular, English does not.
    expect([say('received', 0), say('confirm', 0)]).toEqual(['0 crédit', 'Exchange 0 coins']);
    // The form that is missing is English: no French form stands for it.
    expect(say('received', 12_345)).toBe('12,345 Credits');
    expect(formatWithFallback(undefined, exchange, 'available', 'de', { count: 12_345 })).toBe(
      '12,345 available',
    );
  });

  test('is asked for its values by the compiler', () => {
    expectTypeOf<TextKey<'notFound'>>().toEqualTypeOf<'title' | 'message' | 'goBack' | 'home'>();
    expectTypeOf<TextParams<'exchange', 'received'>>().toEqualTypeOf<{ readonly count: number }>();
    expectTypeOf<keyof TextParams<'jobs', 'progress'>>().toEqualTypeOf<'done' | 'total'>();
    // @ts-expect-error the count is missing
    formatText(exchange, 'received', 'en');
    // @ts-expect-error there is no such key
    formatText(exchange, 'nowhere', 'en');
    // @ts-expect-error a form is not a key
    formatText(exchange, 'received_one', 'en', { count: 1 });
  });
});

describe.each([
  ['en', english],
  ['es', spanish],
  ['de', german],
] as const)('i18next says the same in %s', (language, messages) => {
  test.each(Object.keys(messages))('%s', async (namespace) => {
    const texts: Readonly<Record<string, string>> = Reflect.get(messages, namespace);
    const engine = createInstance();
    await engine.init({
      lng: language,
      interpolation: { escapeValue: false },
      resources: { [language]: { [namespace]: { ...texts } } },
    });
    for (const [key, text] of Object.entries(texts)) {
      const base = key.replace(/_(one|many|other)$/, '');
      const values = Object.fromEntries(
        Array.from(text.matchAll(/\{\{\s*(\w+)/g), ([, name]) => [
          name ?? '',
          name === 'name' ? 'Mara' : 12_345,
        ]),
      );
      for (const count of base === key ? [undefined] : [0, 1, 2, 12_345, 1_000_000]) {
        const params: Record<string, string | number> = count === undefined ? values : { ...values, count };
        expect(formatAny(texts, base, language, params)).toBe(engine.t(base, { ns: namespace, ...params }));
      }
    }
  });
});

describe('the language', () => {
  test.each([
    [null, [], 'en'],
    [null, ['fr', 'es-MX', 'en'], 'es'],
    [null, ['fr'], 'en'],
    ['es', ['en'], 'es'],
    ['en', ['es'], 'en'],
    ['fr', ['es'], 'es'],
    ['', ['ES'], 'es'],
    [null, ['est'], 'en'],
  ] as const)('stored %j, browser %j: %s', (stored, preferred, language) => {
    expect(detectLanguage(stored, preferred)).toBe(language);
  });

  test('is written from left to right', () => {
    expect(languages.map(directionOf)).toEqual(['ltr', 'ltr']);
  });
});
