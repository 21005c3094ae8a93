// How long a clip of six seconds takes, from its picture to its file: all its frames drawn, and encoded.

import { openingShot } from '@mirror-studio/domain/video';
import { picturePools } from '../../pictures/index.ts';
import { renderPicture } from '../../renderer/index.ts';
import { encoderFinder, renderVideo } from '../../video/index.ts';
import { tellMachine, verdicts } from './figures.ts';

const limitSeconds = 15;
const shot = { ...openingShot, seconds: 6 };
/** The square has the most pixels, and a turn is the move that costs most. */
const moves = ['pushIn', 'orbit'] as const;

const { atMost } = verdicts();

tellMachine();
const { png, width, height } = await renderPicture({
  prompt: 'Salt flats at first light',
  style: 'cinematic',
  aspectRatio: '1:1',
  pose: 'seated',
  seed: 1,
  reference: null,
});
const encoder = await encoderFinder({ given: process.env.FFMPEG_PATH ?? null, path: process.env.PATH })();
for (const move of moves) {
  const began = performance.now();
  const { bytes } = await renderVideo(
    {
      id: `benchmark-${move}`,
      encoder,
      bytes: png,
      picture: { widthPx: width, heightPx: height },
      shot: { ...shot, move },
      onFrames: () => {},
    },
    AbortSignal.timeout(10 * limitSeconds * 1_000),
  );
  const seconds = (performance.now() - began) / 1_000;
  const size = `${(bytes.length / 1_000_000).toFixed(1)} MB`;
  atMost(`${move}, six seconds of 1080 by 1080 px`, seconds, limitSeconds, ' s', size);
}
await picturePools.jobs.close();
