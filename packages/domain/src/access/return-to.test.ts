import { expect, test } from 'vitest';
import { magicLinkLimits } from '../constants/sign-in.ts';
import { defaultFlags } from '../flags/index.ts';
import { pathOf, readReturnTo, writeReturnTo } from './index.ts';

const read = (place: string, ageMs = 0) => readReturnTo(writeReturnTo(place, 0), defaultFlags, ageMs);

test('the place that was asked for is come back to with its query and fragment', () => {
  const place = `${pathOf('gallery')}?type=image&sort=new#last`;
  expect(read(place)).toBe(place);
  expect(read(place, magicLinkLimits.expiresMs - 1)).toBe(place);
  expect(read(place, magicLinkLimits.expiresMs)).toBeNull();
});

test.each([
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  'javascript:alert(1)',
  '/nowhere',
  pathOf('login'),
  pathOf('authCallback'),
  pathOf('home'),
  '',
])('%j is no place to come back to', (place) => {
  expect(read(place)).toBeNull();
});

test.each([null, '', 'x', '{}', '{"place":7,"atMs":0}'])('what cannot be read (%j) leads nowhere', (text) => {
  expect(readReturnTo(text, defaultFlags, 0)).toBeNull();
});
