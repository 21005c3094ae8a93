import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileLimits } from '../constants/account.ts';
import { sessionLimits } from '../constants/session.ts';
import {
  addressSessionAgeMs,
  authErrorCode,
  authErrorText,
  callbackProblem,
  isAboutPassword,
  isAddressSessionStale,
  isEmail,
  isMagicLinkExpired,
  isPasswordAccepted,
  isSessionOver,
  isSignedOutAnyway,
  keepsSession,
  magicLinkWaitMs,
  missingPasswordParts,
  needsRefresh,
  nextAssuranceLevel,
  normaliseEmail,
  readBegunSignIn,
  refreshRetryMs,
  writeBegunSignIn,
} from './index.ts';

describe('the password rule', () => {
  test.each([
    ['Aa1!aaaa', []],
    ['Ñañ1¿ooo', []],
    ['', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
    ['Aa1!aaa', ['length']],
    ['AA1!AAAA', ['lowercase']],
    ['aa1!aaaa', ['uppercase']],
    ['Aaa!aaaa', ['digit']],
    ['Aa1aaaaa', ['special']],
    ['Aa1 aaaa', ['special']],
  ] as const)('%j misses %j', (password, missing) => {
    expect(missingPasswordParts(password)).toEqual(missing);
    expect(isPasswordAccepted(password)).toBe(missing.length === 0);
  });

  test('is another where an operator has one', () => {
    const rule = { minimumCharacters: 10, kinds: ['uppercase', 'digit'] } as const;
    expect(missingPasswordParts('Aa1!aaaa', rule)).toEqual(['length']);
    expect(missingPasswordParts('aaaaaaaaaa', rule)).toEqual(['uppercase', 'digit']);
    expect([isPasswordAccepted('AAAAAAAAA1', rule), isPasswordAccepted('AAAAAAAAAA', rule)]).toEqual([
      true,
      false,
    ]);
  });

  test('counts what a reader counts, and refuses what takes minutes to hash', () => {
    expect(missingPasswordParts('Aa1!😀😀😀')).toEqual(['length']);
    expect(isPasswordAccepted(`Aa1!${'x'.repeat(124)}`)).toBe(true);
    expect(isPasswordAccepted(`Aa1!${'x'.repeat(125)}`)).toBe(false);
  });
});

describe('an email address', () => {
  test.each([
    'mara@example.com',
    ' Mara@Example.com ',
    'first.last+tag@sub.example.co',
    "o'neil@example.ie",
    'a@b.example',
    `${'x'.repeat(64)}@example.com`,
    `x@${'y'.repeat(63)}.example`,
    'ñandú@example.es',
    'a@bücher.example',
    'a@xn--bcher-kva.example',
  ])('%j can be one', (typed) => {
    expect(isEmail(typed)).toBe(true);
  });

  test.each([
    '',
    'mara',
    'mara@',
    '@example.com',
    'mara@example',
    'mara@@example.com',
    'mara@exa mple.com',
    'ma ra@example.com',
    '.mara@example.com',
    'mara.@example.com',
    'ma..ra@example.com',
    'mara@-example.com',
    'mara@example.com.',
    'mara@example..com',
    'Mara <mara@example.com>',
    'a@b.example,c@d.example',
    'mara@example-.com',
    'mara@exa_mple.com',
    'mara@example.com_',
    `x@${'y'.repeat(64)}.example`,
    `${'x'.repeat(65)}@example.com`,
    `x@${'x'.repeat(260)}.com`,
  ])('%j cannot', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });

  test('is as long as mail allows, and no longer', () => {
    const ofLength = (characters: number) => `${`x@${'y.'.repeat(150)}example`.slice(0, characters - 4)}.com`;
    const { emailCharacters } = profileLimits;
    const [longest, tooLong] = [emailCharacters, emailCharacters + 1].map((length) =>
      ofLength(length).replace('..', '.y'),
    );
    expect([longest?.length, tooLong?.length]).toEqual([emailCharacters, emailCharacters + 1]);
    expect([longest, tooLong].map((email) => isEmail(email ?? ''))).toEqual([true, false]);
  });

  test('is compared without case and space', () => {
    expect(normaliseEmail(' Mara@Example.COM ')).toBe('mara@example.com');
  });
});

describe('a magic link', () => {
  test('may be asked for once a minute', () => {
    expect(magicLinkWaitMs(null, 5)).toBe(0);
    expect([0, 1, 59_999, 60_000, 90_000].map((passed) => magicLinkWaitMs(1000, 1000 + passed))).toEqual([
      60_000, 59_999, 1, 0, 0,
    ]);
  });

  test('never waits longer than a minute, however the clock jumps', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (last, now) => {
        const wait = magicLinkWaitMs(last, now);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(60_000);
      }),
    );
  });

  test('lives an hour', () => {
    const madeMs = 5_000;
    expect([3_599_999, 3_600_000].map((age) => isMagicLinkExpired(madeMs, madeMs + age))).toEqual([
      false,
      true,
    ]);
  });

  test('says why it did not open', () => {
    const problems = {
      otp_expired: 'linkExpired',
      flow_state_expired: 'linkExpired',
      link_used: 'linkUsed',
      flow_state_not_found: 'linkUsed',
      bad_code_verifier: 'linkWrongBrowser',
      pkce_code_verifier_not_found: 'linkWrongBrowser',
      link_unknown: 'linkRefused',
      something: 'linkRefused',
    };
    for (const [code, problem] of Object.entries(problems)) expect(callbackProblem(code)).toBe(problem);
    expect(callbackProblem(null)).toBe('linkRefused');
  });
});

test('an error of the auth service is reported in the words of its code, where it has some', () => {
  expect(authErrorCode('weak_password', ['length'])).toBe('weak_password');
  expect(authErrorCode('weak_password', 'pwned')).toBe('weak_password');
  expect(authErrorCode('weak_password', ['pwned'])).toBe('leaked_password');
  expect(authErrorCode('weak_password', ['pwned', 'personal'])).toBe('personal_password');
  expect(authErrorCode('same_password', ['pwned'])).toBe('same_password');
  expect(
    [null, 'wrongCredentials', 'passwordWeak', 'passwordLeaked', 'passwordPersonal'].map((text) =>
      isAboutPassword(text as null),
    ),
  ).toEqual([false, false, true, true, true]);
  const codes = ['invalid_credentials', 'weak_password', 'user_banned', 'validation_failed', 'toString', ''];
  expect(codes.map(authErrorText)).toEqual([
    'wrongCredentials',
    'passwordWeak',
    'accountSuspended',
    null,
    null,
    null,
  ]);
});

describe('a session', () => {
  test('is refreshed when three ticks or fewer are left', () => {
    const nowMs = 600_000;
    const left = (ticks: number) => needsRefresh((nowMs + ticks * sessionLimits.tickMs) / 1000, nowMs);
    expect([5, 4, 3, 2, 0, -1].map(left)).toEqual([false, false, true, true, true, true]);
  });

  test('is over at its end, not before', () => {
    expect([59_999, 60_000, 60_001].map((nowMs) => isSessionOver(60, nowMs))).toEqual([false, true, true]);
  });

  test('retries a refresh from 200 ms, doubling, until the next tick would come first', () => {
    expect([1, 2, 3, 8, 9].map(refreshRetryMs)).toEqual([200, 400, 800, 25_600, 'never']);
  });

  test('from the address is stale after two minutes', () => {
    expect([119_999, 120_000].map(isAddressSessionStale)).toEqual([false, true]);
  });

  test('says how old it is in the address', () => {
    const fragment = '#access_token=a&expires_at=4000&expires_in=3600&token_type=bearer';
    expect([400_000, 520_000, 0].map((nowMs) => addressSessionAgeMs(fragment, null, nowMs))).toEqual([
      0, 120_000, 0,
    ]);
    expect(addressSessionAgeMs('#access_token=a&expires_at=4', null, 9_000)).toBe(0);
    expect(addressSessionAgeMs('#access_token=a&expires_in=3600', null, 9)).toBe(0);
    expect(addressSessionAgeMs('#not_expires_at=1&expires_in=1', null, 9_000)).toBe(0);
  });

  test('is as old as its token says, whatever figures the address has', () => {
    const fresh = '#access_token=a&expires_at=4000&expires_in=3600';
    expect([400_000, 280_000, 410_000].map((issued) => addressSessionAgeMs(fresh, issued, 400_000))).toEqual([
      0, 120_000, 0,
    ]);
    expect(addressSessionAgeMs('#access_token=a', 0, 9_000)).toBe(9_000);
  });

  test('that was asked for here is known for as long as a link lives', () => {
    const kept = writeBegunSignIn('mara@example.com', 1_000);
    expect(readBegunSignIn(kept, 1_000 + 3_599_999)).toEqual({ email: 'mara@example.com' });
    expect(readBegunSignIn(kept, 1_000 + 3_600_000)).toBeNull();
    expect(readBegunSignIn(writeBegunSignIn(null, 5), 6)).toEqual({ email: null });
    for (const text of [null, '', 'mara@example.com', '{}', '{"email":"a","atMs":"1"}'])
      expect(readBegunSignIn(text, 0)).toBeNull();
  });

  test('is kept on the three errors of identities, and gone on the three answers of sign-out', () => {
    expect(
      ['identity_already_exists', 'identity_not_found', 'single_identity_not_deletable'].every(keepsSession),
    ).toBe(true);
    expect(['otp_expired', 'constructor', 'toString'].filter(keepsSession)).toEqual([]);
    expect([401, 403, 404, 400, 500].filter(isSignedOutAnyway)).toEqual([401, 403, 404]);
  });

  test('should reach the second level as soon as one factor is verified', () => {
    expect(nextAssuranceLevel([])).toBe('aal1');
    expect(nextAssuranceLevel([{ status: 'unverified' }])).toBe('aal1');
    expect(nextAssuranceLevel([{ status: 'unverified' }, { status: 'verified' }])).toBe('aal2');
  });
});
