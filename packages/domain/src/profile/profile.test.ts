import { describe, expect, test } from 'vitest';
import { profileLimits } from '../constants/account.ts';
import {
  avatarLetter,
  checkOnboarding,
  isAdmin,
  isProfileComplete,
  passesAdminGuard,
  profileTable,
  roles,
  shownName,
} from './index.ts';

const complete = {
  display_name: 'Mara',
  use_type: 'artist',
  terms_accepted: true,
  compliance_confirmed: true,
};

describe('a complete profile', () => {
  test('has all four', () => {
    expect(isProfileComplete(complete)).toBe(true);
    expect([null, undefined, {}].map(isProfileComplete)).toEqual([false, false, false]);
  });

  test.each(Object.keys(complete))('is not one without %s', (field) => {
    for (const nothing of [undefined, null, '', false]) {
      expect(isProfileComplete({ ...complete, [field]: nothing })).toBe(false);
    }
  });

  test('takes nothing but true for its flags', () => {
    const wire: object = { ...complete, terms_accepted: 'yes' };
    expect(isProfileComplete(wire)).toBe(false);
  });
});

test('admin and operator pass the guard; admin alone is an admin', () => {
  expect([...roles, 'owner', '', null, undefined].filter(passesAdminGuard)).toEqual(['operator', 'admin']);
  expect([...roles, 'owner', '', null, undefined].filter(isAdmin)).toEqual(['admin']);
});

test('onboarding names each field that is missing', () => {
  const nothing = { displayName: '  ', useType: null, termsAccepted: false, complianceConfirmed: false };
  expect(checkOnboarding(nothing)).toEqual({
    displayName: 'nameEmpty',
    useType: 'useTypeMissing',
    termsAccepted: 'termsMissing',
    complianceConfirmed: 'complianceMissing',
  });
  const good = {
    displayName: 'Mara',
    useType: 'artist',
    termsAccepted: true,
    complianceConfirmed: true,
  } as const;
  expect(checkOnboarding(good)).toEqual({});
  const long = '😀'.repeat(profileLimits.nameCharacters);
  expect(checkOnboarding({ ...good, displayName: '\u200b \u202e' })).toEqual({ displayName: 'nameEmpty' });
  expect(checkOnboarding({ ...good, displayName: long })).toEqual({});
  expect(checkOnboarding({ ...good, displayName: `${long}x` })).toEqual({ displayName: 'nameTooLong' });
});

test('the avatar shows the first letter of the email, or U', () => {
  expect(['mara@example.com', ' ñandu@example.es', '', null, undefined].map(avatarLetter)).toEqual([
    'M',
    'Ñ',
    'U',
    'U',
    'U',
  ]);
});

test('the name falls back', () => {
  expect([shownName({ display_name: ' Mara ' }, 'User'), shownName({ display_name: ' ' }, 'User')]).toEqual([
    'Mara',
    'User',
  ]);
  expect(shownName(null, 'User')).toBe('User');
});

test('the table of profiles is the one that the client selects from (§7)', () => {
  expect(profileTable).toBe('user_profiles');
});
