import { expect, test } from 'vitest';
import { isPageOf, isPicture, isPublicPageOf, pictureKey } from './requests.ts';

const at = (path: string) => new URL(path, 'https://studio.example');

test.each([
  ['/', true],
  ['/dashboard/gallery?view=all', true],
  ['/auth/callback?code=x', true],
  ['/apis', true],
  ['/api/balance', false],
  ['/auth/v1/verify?token=x', false],
  ['/rest/v1/user_profiles', false],
  ['/inbox', false],
  ['/media/a/original/1/s', false],
  ['/robots.txt', false],
])('a navigation to %s is one to a page of the app: %s', (path, isPage) => {
  expect(isPageOf('navigate', at(path))).toBe(isPage);
  expect(isPageOf('cors', at(path))).toBe(false);
});

test('a public page is kept for its own build only, and a page of the app never', () => {
  const page = '<html data-prerendered><meta name="build" content="a">';
  expect([isPublicPageOf('a', page), isPublicPageOf('b', page)]).toEqual([true, false]);
  expect(isPublicPageOf('a', page.replace(' data-prerendered', ''))).toBe(false);
});

test('a picture is one whenever its address was made, and is kept only to be shown', () => {
  const paths = ['/media/a/thumbnail/1/x', '/media/a/thumbnail/2/y'];
  expect(new Set(paths.map((path) => pictureKey(at(path).href)))).toEqual(new Set(['/media/a/thumbnail']));
  expect(pictureKey(at('/media/a/original/1/x').href)).toBe('/media/a/original');
  expect(isPicture('image', at('/media/a/thumbnail/1/x'))).toBe(true);
  expect(isPicture('image', at('/media/proof/token/a.large.webp'))).toBe(false);
  expect(isPicture('image', at('/media/works/a/small.webp'))).toBe(false);
  expect(isPicture('image', at('/media/a/small/profile'))).toBe(false);
  expect([isPicture('video', at('/media/a/original/1/x')), isPicture('image', at('/glass.webp'))]).toEqual([
    false,
    false,
  ]);
});
