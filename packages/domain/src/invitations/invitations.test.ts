import { expect, test } from 'vitest';
import { isInvitationCode, readInvitationCode, writeInvitationCode } from './index.ts';

test('a code is read however it was typed, and written in its groups', () => {
  const code = readInvitationCode(' ABCD efgh-jkmn_pqrs ');
  expect([code, isInvitationCode(code)]).toEqual(['abcdefghjkmnpqrs', true]);
  expect(writeInvitationCode(code)).toBe('abcd-efgh-jkmn-pqrs');
  expect(isInvitationCode(readInvitationCode('abcd'))).toBe(false);
});
