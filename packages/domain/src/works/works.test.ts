import { expect, test } from 'vitest';
import { worksLimits } from '../constants/works.ts';
import { defaultSettings } from '../settings/settings.ts';
import {
  checkWork,
  emptyWork,
  isWorksFiltered,
  licenceOf,
  noWorksFilter,
  textOfLicence,
  tidyWork,
  workPicturePath,
  worksFilterOf,
} from './index.ts';

test.each([
  [true, true, 'licensed_free'],
  [true, false, 'licensed_resale'],
  [false, true, 'licensed_training'],
  [false, false, 'licensed_none'],
])('resale %s and training %s in the settings are the licence %s', (allowResale, allowTraining, words) => {
  const licence = licenceOf({ ...defaultSettings, allowResale, allowTraining });
  expect(licence).toEqual({ resale: allowResale, training: allowTraining });
  expect(textOfLicence(licence)).toBe(words);
});

test('without content protection no rights are stated', () => {
  const licence = licenceOf({ ...defaultSettings, mirrorProtocolEnabled: false, allowResale: true });
  expect([licence, textOfLicence(licence)]).toEqual([null, null]);
});

test('what is said of a work is kept tidy', () => {
  const form = { ...emptyWork, title: ' Salt \n flats ', tags: ['#Salt', 'salt', ' '] };
  expect(tidyWork(form)).toEqual({ ...emptyWork, title: 'Salt flats', tags: ['salt'] });
});

test('nothing is shared that nobody said', () => {
  expect(emptyWork).toMatchObject({ sharesPrompt: false, allowsRemix: false });
});

const tags = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`);
test.each([
  [{ title: ' ' }, { title: 'titleEmpty' }],
  [{ title: 'x'.repeat(worksLimits.titleCharacters) }, {}],
  [{ title: 'x'.repeat(worksLimits.titleCharacters + 1) }, { title: 'titleLong' }],
  [{ tags: tags(worksLimits.tags) }, {}],
  [{ tags: tags(worksLimits.tags + 1) }, { tags: 'tagsMany' }],
  [{ tags: ['x'.repeat(worksLimits.tagCharacters)] }, {}],
  [{ tags: ['x'.repeat(worksLimits.tagCharacters + 1)] }, { tags: 'tagLong' }],
])('%o has the problems %o', (part, problems) => {
  expect(checkWork({ ...emptyWork, title: 'Salt', ...part })).toEqual(problems);
});

test('a filter is read from the address; what is not known there is nothing', () => {
  const address = new URLSearchParams(
    'feed=followed&type=prompt&search=fern&tag=%23Salt&style=editorial&ratio=3:4&author=@Mara',
  );
  const filter = {
    feed: 'followed',
    type: 'prompt',
    search: 'fern',
    tag: 'salt',
    style: 'editorial',
    ratio: '3:4',
    author: 'mara',
  };
  expect(worksFilterOf(address)).toEqual(filter);
  const unknown = new URLSearchParams('feed=none&type=film&style=none&ratio=7:1&tag=');
  expect(worksFilterOf(unknown)).toEqual(noWorksFilter);
  const parts = [{}, { feed: 'followed' }, { ratio: '1:1' }] as const;
  expect(parts.map((part) => isWorksFiltered({ ...noWorksFilter, ...part }))).toEqual([false, false, true]);
});

test('the address of a picture is that of its work', () => {
  expect(workPicturePath('w1', 'small')).toBe('/media/works/w1/small.webp');
});
