import { describe, expect, expectTypeOf, test } from 'vitest';
import { titleNamespace } from '../pages/page.ts';
import { englishTitles } from '../pages/pages.generated.ts';
import { messages as german } from './de/index.ts';
import { messages as english } from './en/index.ts';
import type { PackagedNamespace, PartialTranslations, Translations } from './translations.ts';
import type { Translation } from './types.ts';

type Texts = Readonly<Record<string, string>>;
const namespaces = Object.keys(german) as readonly PackagedNamespace[];
const en = (namespace: PackagedNamespace): Texts => english[namespace];
const de = (namespace: PackagedNamespace): Texts => german[namespace];
const all = namespaces.flatMap((namespace) =>
  Object.entries(de(namespace)).map(([key, text]) => ({ name: `${namespace}.${key}`, key, namespace, text })),
);
const where = (pattern: RegExp) => all.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

const placeholders = (text: string) => Array.from(text.matchAll(/\{\{.*?\}\}/g), ([one]) => one).toSorted();
const figures = (text: string) =>
  Array.from(text.matchAll(/\d+(?:[.,]\d{3})*/g), ([one]) => Number(one.replace(/[.,]/g, ''))).toSorted(
    (a, b) => a - b,
  );
const headings = (text: string) => text.match(/^(## |\d\. |- )/gm) ?? [];

test('German is a translation, whole', () => {
  expectTypeOf(german).toExtend<Translations>();
  expect(namespaces.filter((namespace) => !(namespace in english))).toEqual([]);
});

describe.each(namespaces)('%s in German', (namespace) => {
  test('has every key and form of the English texts, in their order', () => {
    expect(Object.keys(de(namespace))).toEqual(Object.keys(en(namespace)));
  });

  test.each([
    ['placeholders', placeholders],
    ['figures', figures],
    ['headings and lists', headings],
  ] as const)('has the same %s', (_, read) => {
    const differing = Object.entries(de(namespace)).filter(
      ([key, text]) => read(text).join() !== read(en(namespace)[key] ?? '').join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});

describe('German', () => {
  test('speaks to "du", never to "Sie"', () => {
    const polite = /(?<![.:!?] |\n|^)\b(Sie|Ihnen|Ihre?[mnrs]?)\b(?! (funktioniert|läuft))/;
    const orders =
      /\b(Wählen|Geben|Prüfen|Öffnen|Klicken|Drücken|Warten|Versuchen|Melden|Bestätigen|Fordern) Sie\b/;
    expect(where(polite)).toEqual([]);
    expect(where(orders)).toEqual([]);
  });

  test('has its own quotes, its own hyphens and a space before three dots', () => {
    expect(where(/["']/)).toEqual([]);
    expect(where(/\.\.\.|\S…/)).toEqual([]);
    expect(all.filter(({ text }) => text.split('„').length !== text.split('“').length)).toEqual([]);
  });

  test('has no calques and no needless English', () => {
    expect(
      where(
        /\b(Balance|Coins?|Sign[- ]?[Ii]n|Settings|Upload(en)?|uploaden|downloaden|canceln|Account|Email|Passwort muss|realisieren|in 20\d\d|macht Sinn)\b/,
      ),
    ).toEqual([]);
  });

  test('says something, without space around it', () => {
    expect(all.filter(({ text }) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  test('is translated: what reads the same in both languages is known', () => {
    const same = all.filter(
      ({ key, namespace, text }) =>
        // Pages of the app beyond the specification's have no German title.
        !(namespace === titleNamespace && key in englishTitles) &&
        /\p{L}{3}/u.test(text.replace(/\{\{.*?\}\}/g, '')) &&
        en(namespace)[key] === text,
    );
    expect(same.map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "analytics.likes",
        "analytics.remixes",
        "common.productName",
        "common.version",
        "exchange.received_one",
        "exchange.received_other",
        "gallery.typeVideo",
        "jobs.type_export",
        "jobs.video",
        "landing.studioTitle",
        "landing.communityTitle",
        "ledger.currency_credits",
        "library.list",
        "ownProfile.name",
        "ownProfile.handle",
        "ownProfile.links",
        "ownProfile.link",
        "ownProfile.linkPlaceholder",
        "photoShoot.prompt",
        "promptDocument.text",
        "promptDocument.lookText",
        "prompts.slot_palette",
        "purchase.obsidianName",
        "referrals.code",
        "referrals.link",
        "routes.discord",
        "routes.moderation",
        "saved.aPrompt",
        "secondFactor.name",
        "settings.exportFormat_png",
        "settings.exportFormat_jpeg",
        "settings.exportFormat_webp",
        "settings.exportFormat_json",
        "settings.aboutVersion",
        "shell.groupStudio",
        "shell.groupCommunity",
        "video.pause",
        "works.type_prompt",
        "works.aPrompt",
        "works.promptTitle",
      ]
    `);
  });
});

test('a translation is typed: what is missing or wrong does not compile', () => {
  const whole = { choose: 'Scegli…' } as const;
  // @ts-expect-error the other keys are missing
  whole satisfies Translation<typeof english.ui>;
  ({ ui: { choose: 'Scegli…' } }) satisfies PartialTranslations;
  // @ts-expect-error there is no such key
  ({ ui: { chose: 'Scegli…' } }) satisfies PartialTranslations;
  // @ts-expect-error there is no such namespace
  ({ uis: {} }) satisfies PartialTranslations;
  // Polish has the forms of few and many.
  ({
    ui: { charactersLeft_few: 'zostały {{count, number}} znaki' },
  }) satisfies PartialTranslations<'one' | 'few' | 'many' | 'other'>;
  expect(Object.keys(whole)).toEqual(['choose']);
});
