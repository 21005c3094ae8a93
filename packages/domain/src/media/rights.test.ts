import { expect, test } from 'vitest';
import {
  dataMiningUri,
  digitalSourceOf,
  digitalSourceUri,
  licenceText,
  mediaRights,
  pictureFormatOf,
} from './index.ts';

const settings = { mirrorProtocolEnabled: true, shareMetadata: true };

test.each([
  [true, true, 'licensed_free'],
  [true, false, 'licensed_resale'],
  [false, true, 'licensed_training'],
  [false, false, 'licensed_none'],
])('resale %s, training %s are said by %s', (allowResale, allowTraining, key) => {
  expect(licenceText(mediaRights({ ...settings, allowResale, allowTraining }))).toBe(key);
});

test('the vocabularies of PLUS and IPTC are those that are published', () => {
  expect(dataMiningUri('DMI-PROHIBITED')).toBe('http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED');
  expect(digitalSourceUri(digitalSourceOf('provider-a'))).toBe(
    'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  );
});

test('the built-in renderer was trained on nothing; a model that is not known was', () => {
  expect([digitalSourceOf('sample'), digitalSourceOf('gone')]).toEqual([
    'algorithmicMedia',
    'trainedAlgorithmicMedia',
  ]);
});

test('who exports JSON gets a picture as PNG', () => {
  expect([pictureFormatOf('json'), pictureFormatOf('webp')]).toEqual(['png', 'webp']);
});
