import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { holds, readFilter, writeFilter } from './bloom.ts';
import { plainForms } from './forms.ts';
import { isLeaked } from './leaked.ts';
import { leakedFilter, leakedWords } from './list.ts';
import { isPersonal } from './personal.ts';

const file = readFileSync(new URL('./leaked.generated.bin', import.meta.url));

describe('the filter of leaked passwords', () => {
  test('is made of the list as it is now: `pnpm generate`, and weighs at most 180 kB', () => {
    expect(Buffer.compare(file, writeFilter(leakedFilter()))).toBe(0);
    expect(file.length).toBeLessThan(180_000);
  });

  test('knows every password of the list', () => {
    const filter = readFilter(file);
    expect(leakedWords().length).toBeGreaterThan(49_000);
    expect(leakedWords().filter((word) => !holds(filter, word))).toEqual([]);
  });

  test('takes at most 3 of 200,000 words that are in no list for one of it', () => {
    const filter = readFilter(file);
    const strangers = Array.from({ length: 200_000 }, (_, index) => `no list has ${index}`);
    expect(strangers.filter((word) => holds(filter, word)).length).toBeLessThanOrEqual(3);
  });
});

test('of 20,000 passwords that were drawn none is refused', () => {
  // The same ones each time: of other ones, one in some hundred thousand is taken for a leaked one.
  const letters = (seed: number) => createHash('sha256').update(`${seed}`).digest('base64url').slice(0, 12);
  const drawn = Array.from({ length: 20_000 }, (_, index) => `${letters(index)}aA1!`);
  expect(drawn.filter(isLeaked)).toEqual([]);
  // Each form that is looked for may be taken for a leaked one by mistake.
  const forms = drawn.map((password) => plainForms(password).length);
  expect(Math.max(...forms)).toBeLessThanOrEqual(30);
  expect(forms.reduce((sum, each) => sum + each, 0) / forms.length).toBeLessThan(18);
});

test.each([
  'password',
  'Password1!',
  'PASSWORD2024!',
  'P@ssw0rd!',
  '!!Passw0rd99',
  'L3tme1n!!',
  'Iloveyou#1',
  '1Qaz2wsx!',
  'Qwerty123!',
  'Dragon-2026',
  'Contraseña1!',
  'Contrase\u006e\u0303a123!',
  'PasswordA1!',
  'passwordA1!',
  'P@sswordA1!',
  'Password1!x',
  'xPassword1!',
  'A1!password',
  '12345678aA!',
  'Verano2024!',
  'Sommer-2025',
  'Otoño2023!',
])('%j is a leaked one, or a simple change of one', (password) => {
  expect(isLeaked(password)).toBe(true);
});

test.each([
  'Silver-mirror-7',
  'Golden-frame-9!',
  'x9#Kq2zWv!',
  'Correct horse battery 1!',
  'Dragon-20261127',
  'Onyx-glass-7',
  'Purple-ox-42!',
  'Verano en Cádiz 2024',
  'Kiln ember 7 north!',
  'Tide-oak-9x',
  'Lantern/sparrow/3',
  'amber Kettle 19 dune',
  'Quartz+meadow=5',
  'Nogal-azul-8 faro',
  'Copper_willow_22',
  'Salt.river.Stone.4',
  'Mistral42-orchard',
  'Harbour-finch-6!',
  'tR7#qWm2!zLp',
])('%j is not', (password) => {
  expect(isLeaked(password)).toBe(false);
});

const mara = { email: 'mara.voss+a@example.com', names: ['Mara Lindqvist', undefined, 7] };

test.each(['Mara.Voss-1', 'MaraVoss2026!', 'L1ndqv1st!', 'Example#12', 'Mara-Lindqvist1', 'Mara2026!!'])(
  '%j is its owner’s address or name',
  (password) => {
    expect(isPersonal(password, mara)).toBe(true);
    expect(isPersonal(password, { email: 'iris@other.test', names: [] })).toBe(false);
  },
);

test.each(['juan.perezA1!', 'AJuanperez1!', 'Juan.Pérez1!', 'Ibáñez-2024', 'IbanezzA1!'])(
  '%j is its owner’s, with or without accents and with a letter more',
  (password) => {
    const juan = { email: 'juan.perez@example.com', names: ['Juan Ibáñezz', 'Ibáñez'] };
    expect(isPersonal(password, juan)).toBe(true);
    expect(isPersonal(password, mara)).toBe(false);
  },
);

test('a password with a name in it is not a name, nor is one of somebody without either', () => {
  expect(isPersonal('Mara paints 9 glass doors', mara)).toBe(false);
  expect(isPersonal('Silver-mirror-7', { email: null, names: [] })).toBe(false);
});
