import { describe, expect, test } from 'vitest';
import { messages as english } from './en/index.ts';
import { messages as spanish } from './es/index.ts';

type Texts = Readonly<Record<string, string>>;
const namespaces = Object.keys(english) as readonly (keyof typeof english)[];
const en = (namespace: keyof typeof english): Texts => english[namespace];
const es = (namespace: keyof typeof english): Texts => spanish[namespace];

const placeholders = (text: string) => Array.from(text.matchAll(/\{\{.*?\}\}/g), ([one]) => one).toSorted();
const form = /_(zero|one|two|few|many|other)$/;

test('both languages have the same namespaces', () => {
  expect(Object.keys(spanish)).toEqual(Object.keys(english));
});

describe.each(namespaces)('%s', (namespace) => {
  const pairs = Object.entries(en(namespace));

  test('has every key in Spanish, and no other', () => {
    const wanted = pairs.flatMap(([key]) =>
      key.endsWith('_other') ? [key, key.replace(/other$/, 'many')] : [key],
    );
    expect(Object.keys(es(namespace)).toSorted()).toEqual(wanted.toSorted());
  });

  test('has the same placeholders in both', () => {
    const differing = Object.entries(es(namespace)).filter(([key, text]) => {
      const source = en(namespace)[key] ?? en(namespace)[key.replace(/_many$/, '_other')] ?? '';
      return placeholders(source).join() !== placeholders(text).join();
    });
    expect(differing).toEqual([]);
  });

  test('says the same figures in both', () => {
    const figures = (text: string) =>
      Array.from(text.matchAll(/\d+(?:[.,]\d{3})*/g), ([one]) => Number(one.replace(/[.,]/g, ''))).toSorted(
        (a, b) => a - b,
      );
    const differing = pairs.filter(
      ([key, text]) => figures(text).join() !== figures(es(namespace)[key] ?? '').join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('has both forms of each plural, and counts in each', () => {
    for (const [key] of pairs.filter(([one]) => form.test(one))) {
      const base = key.replace(form, '');
      expect(['one', 'other'].map((category) => `${base}_${category}` in en(namespace))).toEqual([
        true,
        true,
      ]);
      expect([key, form.exec(key)?.[1]]).toEqual([key, key.endsWith('_one') ? 'one' : 'other']);
      expect([key, en(namespace)[`${base}_other`]?.includes('{{count')]).toEqual([key, true]);
    }
  });

  test('says something in each, without space around it', () => {
    const all = [...pairs, ...Object.entries(es(namespace))];
    expect(all.filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  test('has only placeholders that can be filled', () => {
    const all = [...pairs, ...Object.entries(es(namespace))].flatMap(([, text]) => placeholders(text));
    expect(all.filter((one) => !/^\{\{\w+(, number)?\}\}$/.test(one))).toEqual([]);
  });
});

describe('Spanish', () => {
  const all = namespaces.flatMap((namespace) =>
    Object.entries(es(namespace)).map(([key, text]) => ({ name: `${namespace}.${key}`, text })),
  );
  const where = (pattern: RegExp) => all.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

  test('speaks to "tú", never to "usted"', () => {
    expect(
      where(
        /\b(usted(es)?|su cuenta|su sesión|sus? (datos|imágenes|correo|saldo)|haga|elija|escriba|pulse|revise|inténtelo|espere|abra|introduzca|seleccione|compruebe)\b/i,
      ),
    ).toEqual([]);
  });

  test('has no calques', () => {
    expect(
      where(
        /\b(por favor|aplicar para|remover|balance|clickear|clic aquí|soportad[oa]s?|exitosamente|inválid[oa]|reportar?|loguear|librería)\b/i,
      ),
    ).toEqual([]);
  });

  test('opens what it closes', () => {
    const unpaired = all.filter(({ text }) => {
      const count = (mark: string) => text.split(mark).length;
      return count('¿') !== count('?') - Number(/\*\*\?\*\*/.test(text)) || count('¡') !== count('!');
    });
    expect(unpaired.map(({ name }) => name)).toEqual([]);
  });

  test('is translated: what reads the same in both languages is known', () => {
    const same = namespaces.flatMap((namespace) =>
      Object.entries(en(namespace))
        .filter(
          ([key, text]) => /\p{L}{3}/u.test(text.replace(/\{\{.*?\}\}/g, '')) && es(namespace)[key] === text,
        )
        .map(([key]) => `${namespace}.${key}`),
    );
    expect(same).toMatchInlineSnapshot(`
      [
        "balance.tokens",
        "common.productName",
        "library.list",
        "library.prompts_one",
        "library.prompts_other",
        "notifications.type_error",
        "ownProfile.linkPlaceholder",
        "photoShoot.prompt",
        "photoShoot.style_editorial",
        "photoShoot.pose_contrapposto",
        "promptDocument.text",
        "roadmap.list",
        "roadmap.idea",
        "routes.discord",
        "routes.legal",
        "saved.aPrompt",
        "settings.tab_general",
        "settings.exportFormat_png",
        "settings.exportFormat_jpeg",
        "settings.exportFormat_webp",
        "settings.exportFormat_json",
        "settings.aboutVersion",
        "toasts.magicLinkFailedTitle",
        "wallet.tokens_one",
        "wallet.tokens_other",
        "works.type_prompt",
        "works.aPrompt",
        "works.promptTitle",
      ]
    `);
  });
});
