import { describe, expect, test } from 'vitest';
import { defaultFlags, FlagError, flagVariables, readFlags } from './index.ts';

describe('the flags', () => {
  test('are the defaults when nothing is set', () => {
    expect(readFlags({})).toEqual(defaultFlags);
    expect(readFlags(Object.fromEntries(Object.values(flagVariables).map((name) => [name, ' '])))).toEqual(
      defaultFlags,
    );
  });

  test('can each be set', () => {
    const set = {
      VITE_I18N: 'false',
      VITE_GALLERY_UPGRADE: 'false',
      VITE_HELP_CENTRE: false,
      VITE_EVENT_SAFETY: 'true',
      VITE_PERFORMANCE_BUDGET: 'true',
      VITE_SITE_MODE: 'redirect',
      VITE_DEMO: true,
      VITE_ALPHA: 'false',
      VITE_PURCHASING: 'disabled',
      OTHER: 'x',
    };
    const flags = readFlags(set);
    const same = Object.entries(defaultFlags).filter(([name, value]) => Reflect.get(flags, name) === value);
    expect(same).toEqual([]);
  });

  test.each([
    ['VITE_ALPHA', 'on'],
    ['VITE_SITE_MODE', 'Hero'],
    ['VITE_PURCHASING', 'free'],
  ])('say clearly that %s cannot be %s', (variable, value) => {
    expect(() => readFlags({ [variable]: value })).toThrow(FlagError);
    expect(new FlagError(variable, value, []).name).toBe('FlagError');
    expect(() => readFlags({ [variable]: value })).toThrow(`${variable} is "${value}"; it can be`);
  });

  test('say what can be set instead', () => {
    expect(() => readFlags({ VITE_ALPHA: 'on' })).toThrow('it can be true or false.');
  });
});
