import { describe, expect, it } from 'vitest';
import { profileLimits } from '../constants/account.ts';
import { isEmail, mailboxOf, normaliseEmail } from './email.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    ['ada+shoots@example.com', 'ada@example.com'],
    ['ada+a+b@example.com', 'ada@example.com'],
    ['a.da@example.com', 'a.da@example.com'],
    ['a.d.a+x@gmail.com', 'ada@gmail.com'],
    ['a.da@googlemail.com', 'ada@gmail.com'],
    ['nobody', 'nobody@'],
    ['', '@'],
  ])('of "%s" is "%s"', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});

describe('an address as it is kept', () => {
  it.each([
    ['  Ada@Example.com ', 'ada@example.com'],
    ['\u200fada@example.com\u200e', 'ada@example.com'],
    ['a\u202eda@exam\u200bple.com', 'ada@example.com'],
    ['a\u00adda@example.com\ufeff', 'ada@example.com'],
    ['jose\u0301@example.com', 'jos\u00e9@example.com'],
    ['\u0430da@example.com', '\u0430da@example.com'],
    ['ada@\uff25\uff38ample\uff0ecom', 'ada@example.com'],
    ['ada@\u212bngstr\u00f6m.se', 'ada@\u00e5ngstr\u00f6m.se'],
  ])('has nothing that nobody sees, and other letters stay others: %j is %j', (typed, kept) => {
    expect(normaliseEmail(typed)).toBe(kept);
    expect(isEmail(typed)).toBe(true);
  });

  it.each(['ada@b\uff20example.com', 'ada@ex\u2100mple.com', 'ada@example\u3002com'])(
    'is none with signs that become others in the host: %j',
    (typed) => {
      expect(isEmail(typed)).toBe(false);
    },
  );

  it.each(['ma\u0000ra@example.com', 'ma\u0007ra@example.com', 'ma\ud800ra@example.com'])(
    'is none with what is no sign: %j',
    (typed) => {
      expect(isEmail(typed)).toBe(false);
    },
  );

  it('is none of signs that nobody sees alone', () => {
    expect(isEmail('\u200b@example.com')).toBe(false);
  });
});

describe('the length of an address', () => {
  const address = (characters: number) =>
    `${`a@${`${'b'.repeat(60)}.`.repeat(8)}`.slice(0, characters - 4)}.com`;

  it('is counted without the space around it, which may be as long again', () => {
    const longest = address(profileLimits.emailCharacters);
    expect(longest).toHaveLength(profileLimits.emailCharacters);
    expect(isEmail(longest)).toBe(true);
    expect(isEmail(longest.padEnd(profileLimits.emailCharacters * 2))).toBe(true);
    expect(isEmail(longest.padEnd(profileLimits.emailCharacters * 2 + 1))).toBe(false);
    expect(isEmail(address(profileLimits.emailCharacters + 1))).toBe(false);
  });

  it('of the name before the @ is 64 characters at most', () => {
    expect(isEmail(`${'a'.repeat(64)}@example.com`)).toBe(true);
    expect(isEmail(`${'a'.repeat(65)}@example.com`)).toBe(false);
  });
});
