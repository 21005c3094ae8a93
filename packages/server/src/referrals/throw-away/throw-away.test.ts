import { expect, test } from 'vitest';
import { isThrowAway } from './throw-away.ts';

test.each([
  'a@mailinator.com',
  'a@MAILINATOR.com',
  'a@x.y.mailinator.com',
  'a@guerrillamail.com',
  '"a@b"@yopmail.com',
])('%s is thrown away', (address) => {
  expect(isThrowAway(address)).toBe(true);
});
test.each(['a@example.com', 'mailinator.com@example.com', 'a@mailinator.com.example.com', 'a@com', 'a', ''])(
  '%s is kept',
  (address) => {
    expect(isThrowAway(address)).toBe(false);
  },
);
