import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areTypesDisabled,
  defaultSettings,
  isDirty,
  readSettings,
  type Settings,
  settingsByTab,
  shownTheme,
  showsProtectionChoices,
  themes,
  writeSettings,
} from './index.ts';

test('the defaults are those of section 9', () => {
  expect(defaultSettings).toEqual({
    theme: 'dark',
    exportFormat: 'png',
    autoSave: true,
    highQualityExport: true,
    emailNotifications: false,
    pushNotifications: true,
    promptCompletions: true,
    imageGenerations: true,
    systemUpdates: false,
    mirrorProtocolEnabled: true,
    allowResale: false,
    allowTraining: false,
    shareMetadata: true,
    anonymousAnalytics: true,
  });
});

describe('stored settings', () => {
  test('are read back as they were written', () => {
    const other: Settings = { ...defaultSettings, theme: 'system', exportFormat: 'webp', autoSave: false };
    expect(readSettings(writeSettings(other))).toEqual(other);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '"x"',
    '{"theme":"","exportFormat":3,"autoSave":"yes","more":1}',
  ])('of %j are the defaults', (stored) => {
    expect(readSettings(stored)).toEqual(defaultSettings);
  });

  test('keep what is good of a damaged value', () => {
    expect(readSettings('{"theme":"light","exportFormat":"gif"}')).toEqual({
      ...defaultSettings,
      theme: 'light',
    });
  });

  test('can be anything and are always whole', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        const names = Object.keys(defaultSettings);
        expect(
          [text, json].every((one) => Object.keys(readSettings(one)).every((name) => names.includes(name))),
        ).toBe(true);
      }),
    );
  });
});

describe('the dialog', () => {
  test('is dirty as soon as one setting differs, whichever it is', () => {
    expect(isDirty(defaultSettings, { ...defaultSettings })).toBe(false);
    for (const [name, value] of Object.entries(defaultSettings)) {
      const changed = { ...defaultSettings, [name]: typeof value === 'boolean' ? !value : 'other' };
      expect([name, isDirty(defaultSettings, changed)]).toEqual([name, true]);
    }
  });

  test('shows every setting on one tab', () => {
    expect(Object.values(settingsByTab).flat().toSorted()).toEqual(Object.keys(defaultSettings).toSorted());
  });

  test('disables the types only when both channels are off', () => {
    const disabled = (pushNotifications: boolean, emailNotifications: boolean) =>
      areTypesDisabled({ ...defaultSettings, pushNotifications, emailNotifications });
    expect([
      disabled(true, true),
      disabled(true, false),
      disabled(false, true),
      disabled(false, false),
    ]).toEqual([false, false, false, true]);
  });

  test('asks about resale and training only under the protocol', () => {
    expect(
      [true, false].map((on) => showsProtectionChoices({ ...defaultSettings, mirrorProtocolEnabled: on })),
    ).toEqual([true, false]);
  });
});

test('the system theme follows the system, the others do not', () => {
  expect(themes.map((theme) => [shownTheme(theme, true), shownTheme(theme, false)])).toEqual([
    ['light', 'light'],
    ['dark', 'dark'],
    ['dark', 'light'],
  ]);
});
