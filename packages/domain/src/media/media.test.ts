import { expect, test } from 'vitest';
import { exportFormats } from '../settings/index.ts';
import { exportFiles, mediaRights } from './index.ts';

test.each([
  [true, false, false, 'DMI-PROHIBITED'],
  [true, true, false, 'DMI-PROHIBITED-AIMLTRAINING'],
  [true, false, true, 'DMI-ALLOWED'],
  [true, true, true, 'DMI-ALLOWED'],
  [false, true, true, 'DMI-UNSPECIFIED'],
])(
  'protocol %s, resale %s, training %s: %s',
  (mirrorProtocolEnabled, allowResale, allowTraining, dataMining) => {
    const rights = mediaRights({ mirrorProtocolEnabled, allowResale, allowTraining, shareMetadata: true });
    expect(rights).toEqual({
      written: mirrorProtocolEnabled,
      dataMining,
      resale: mirrorProtocolEnabled && allowResale,
      metadata: true,
    });
  },
);

test('metadata follows its own setting', () => {
  const settings = {
    mirrorProtocolEnabled: true,
    allowResale: false,
    allowTraining: false,
    shareMetadata: false,
  };
  expect(mediaRights(settings).metadata).toBe(false);
});

test('a file of each export format is named and declared as what it is', () => {
  expect(
    exportFormats.map((format) => [exportFiles[format].extension, exportFiles[format].mediaType]),
  ).toEqual([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['json', 'application/json'],
  ]);
});
