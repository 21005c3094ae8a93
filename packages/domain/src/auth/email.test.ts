import { describe, expect, it } from 'vitest';
import { profileLimits } from '../constants/account.ts';
import { isEmail, mailboxOf } from './email.ts';

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
