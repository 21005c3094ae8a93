import { describe, expect, test } from 'vitest';
import { routes } from '../access/index.ts';
import { profileLimits } from '../constants/account.ts';
import { handleLimits, publicProfileLimits } from '../constants/profiles.ts';
import {
  checkHandle,
  checkProfile,
  handleSkeleton,
  isSameProfile,
  linkLabels,
  profilePicturePath,
  readHandle,
  readLink,
  reservedHandles,
  tidyName,
  tidyProfile,
} from './index.ts';

const form = { name: 'Mara', handle: 'mara', words: '', links: [] };

describe('a handle', () => {
  test.each([
    [' @Mara-Halcyon ', 'mara-halcyon'],
    ['MARA', 'mara'],
  ])('%j is read as %s', (typed, handle) => expect(readHandle(typed)).toBe(handle));

  test.each([
    ['ab', 'handleShort'],
    ['abc', null],
    ['a'.repeat(handleLimits.mostCharacters), null],
    ['a'.repeat(handleLimits.mostCharacters + 1), 'handleLong'],
    ['mara_halcyon-2', null],
    ['mara--halcyon', 'handleSigns'],
    ['mara_-halcyon', 'handleSigns'],
    ['-mara', 'handleSigns'],
    ['mara_', 'handleSigns'],
    ['mara.h', 'handleSigns'],
    ['mára', 'handleSigns'],
    ['mаra', 'handleSigns'],
    ['Mara', 'handleSigns'],
    ['admin', 'handleReserved'],
    ['adm1n', 'handleReserved'],
    ['a-d-m-i-n', 'handleReserved'],
    ['support', 'handleReserved'],
    ['mirror-studio-help', 'handleReserved'],
    ['rnirror', 'handleReserved'],
    ['sample-somebody', 'handleReserved'],
    ['sample_somebody', 'handleReserved'],
    ['sampler', null],
    ['mirrored', null],
  ])('%j is refused as %s', (handle, problem) => expect(checkHandle(handle)).toBe(problem));

  test.each([
    ['mara', 'rnara'],
    ['mil0', 'rnilo'],
    ['oo0', '0oo'],
    ['il1', '1li'],
    ['mara-halcyon', 'mara_halcyon'],
    ['mara-halcyon', 'marahalcyon'],
    ['r-nara', 'mara'],
    ['wren', 'vvren'],
  ])('%s looks like %s', (one, other) => expect(handleSkeleton(one)).toBe(handleSkeleton(other)));

  test.each([
    ['mara', 'maria'],
    ['anna', 'amna'],
    ['ines', 'inez'],
  ])('%s does not look like %s', (one, other) => expect(handleSkeleton(one)).not.toBe(handleSkeleton(other)));

  test('no page of the studio is one', () => {
    const names = routes.flatMap(({ path }) =>
      path
        .split('/')
        .filter((part) => /^[a-z]/.test(part))
        .slice(0, 1),
    );
    const free = names.filter(
      (name) => name.length >= handleLimits.fewestCharacters && checkHandle(name) === null,
    );
    expect(free).toEqual([]);
    expect(
      reservedHandles.filter((name) => name.length >= 3 && checkHandle(name) !== 'handleReserved'),
    ).toEqual([]);
  });
});

describe('a link', () => {
  test.each([
    ['example.com', 'https://example.com'],
    [' HTTPS://Example.COM/Work ', 'https://example.com/Work'],
    ['https://example.com/', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['  ', ''],
  ])('%j is read as %s', (typed, link) => expect(readLink(typed)).toBe(link));

  test.each([
    ['https://example.com/work?x=1#top', null],
    ['example.com:8443/a', null],
    ['https://xn--bcher-kva.example', null],
    ['http://example.com', 'linkNotHttps'],
    ['ftp://example.com', 'linkNotHttps'],
    ['javascript://example.com/%0aalert(1)', 'linkNotHttps'],
    ['javascript:alert(1)', 'linkInvalid'],
    ['data:text/html,x', 'linkInvalid'],
    ['mailto:mara@example.com', 'linkInvalid'],
    ['https://mara@example.com', 'linkInvalid'],
    ['https://example.com@evil.example', 'linkInvalid'],
    ['https://localhost', 'linkInvalid'],
    ['https://127.0.0.1/x', 'linkInvalid'],
    ['https://[::1]/', 'linkInvalid'],
    ['https://exаmple.com', 'linkInvalid'],
    ['https://example.com/a b', 'linkInvalid'],
    ['https://example.com/\u202egpj', 'linkInvalid'],
    [`https://example.com/${'x'.repeat(publicProfileLimits.linkCharacters)}`, 'linkLong'],
  ])('%j is refused as %s', (link, problem) =>
    expect(checkProfile({ ...form, links: [link] }).links?.[0] ?? null).toBe(problem),
  );

  test('is named by where it leads, of two to one place with its path', () => {
    expect(
      linkLabels([
        'https://www.example.com/work',
        'https://shop.example.com:8443/x?y#z',
        'https://a.example/one',
        'https://a.example/two',
      ]),
    ).toEqual(['example.com', 'shop.example.com:8443', 'a.example/one', 'a.example/two']);
  });
});

describe('a name', () => {
  test.each([
    ['\u200b\u2060\u3164', ''],
    ['\u200d\u0301', ''],
    ['Ma\u200bra\u00ad\u200f', 'Mara'],
    ['\ud83d\udc69\u200d\ud83c\udfa8 Ada', '\ud83d\udc69\u200d\ud83c\udfa8 Ada'],
    [`Z${'\u0301'.repeat(40)}oe`, `Z${'\u0301'.repeat(5)}oe`],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(tidyName(typed)).toBe(kept);
    expect(checkProfile({ ...form, name: typed }).name).toBe(kept === '' ? 'nameEmpty' : undefined);
  });
});

describe('a profile', () => {
  test('is kept without what surrounds it and is not seen', () => {
    expect(
      tidyProfile({
        name: '  Mara\u202e \u0007 Halcyon\n',
        handle: ' @Mara ',
        words: ' One.\r\n\r\n\r\n\r\nTwo.\u0000 ',
        links: ['', ' example.com '],
      }),
    ).toEqual({
      name: 'Mara Halcyon',
      handle: 'mara',
      words: 'One.\n\nTwo.',
      links: ['https://example.com'],
    });
  });

  test('has each problem on its field', () => {
    expect(checkProfile(form)).toEqual({});
    expect(checkProfile({ ...form, handle: '', links: [''] })).toEqual({});
    expect(
      checkProfile({
        name: ' ',
        handle: 'a',
        words: 'x'.repeat(publicProfileLimits.wordsCharacters + 1),
        links: ['example.com', 'example.com/', 'nothing'],
      }),
    ).toEqual({
      name: 'nameEmpty',
      handle: 'handleShort',
      words: 'wordsLong',
      links: [null, 'linkTwice', 'linkInvalid'],
    });
    const longest = '😀'.repeat(profileLimits.nameCharacters);
    expect(checkProfile({ ...form, name: longest })).toEqual({});
    expect(checkProfile({ ...form, name: `${longest}x` })).toEqual({ name: 'nameLong' });
    expect(checkProfile({ ...form, words: 'x'.repeat(publicProfileLimits.wordsCharacters) })).toEqual({});
  });

  test('is the same however it is typed', () => {
    expect(isSameProfile(form, { ...form, name: ' Mara ', handle: '@MARA', links: [''] })).toBe(true);
    expect(isSameProfile(form, { ...form, words: 'x' })).toBe(false);
  });

  test('has a picture at an address that says its id alone', () => {
    expect(profilePicturePath('p1', 'large')).toBe('/media/p1/large/profile');
  });
});
