import { createHash } from 'node:crypto';
import { aspectRatios, pictureSizes, shootStyles } from '@mirror-studio/domain/photo-shoot';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { picturePools } from '../pictures/index.ts';
import type { PictureRequest } from './ink.ts';
import { colours } from './palette.ts';
import { renderPicture } from './picture.ts';

const draw = (asked: PictureRequest) => picturePools.jobs.run('drawPicture', asked);
let first: Promise<Uint8Array>;
beforeAll(() => {
  first = draw(request);
});

const request: PictureRequest = {
  prompt: 'Salt flats at first light',
  style: 'editorial',
  aspectRatio: '16:9',
  pose: 'walking',
  seed: 7,
  reference: null,
};
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the sample renderer', () => {
  it('draws the same picture for the same request, in any process', async () => {
    const [here, there] = await Promise.all([renderPicture(request), first]);
    expect(hash(there)).toBe(hash(here.png));
  });

  it.each(aspectRatios)(
    'draws %s in exactly that size, as a PNG that says who drew it',
    async (aspectRatio) => {
      const png = Buffer.from(await draw({ ...request, aspectRatio }));
      const { widthPx, heightPx } = pictureSizes[aspectRatio];
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: widthPx, height: heightPx });
      expect(png.includes('Software\0Mirror Studio')).toBe(true);
    },
  );

  it.each([
    ['prompt', { prompt: 'Moss garden after rain' }],
    ['style', { style: 'dreamlike' }],
    ['pose', { pose: 'seated' }],
    ['seed', { seed: 8 }],
    ['reference', { reference: { l: 0.5, c: 0.2, h: 200 } }],
  ] satisfies [string, Partial<PictureRequest>][])(
    'draws another picture for another %s',
    async (_, change) => {
      const [one, other] = [await first, await draw({ ...request, ...change })];
      expect(hash(other)).not.toBe(hash(one));
    },
  );

  it('mirrors the picture on its axis and leaves no crease there', async () => {
    const png = await draw({ ...request, style: 'studio' });
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const level = (column: number, row: number) => data[(row * width + column) * 3 + 1] ?? 0;
    /** How much lighter it gets over six columns, by the mean of a block: grain does not count. */
    const slope = (column: number, row: number) => {
      let sum = 0;
      for (let at = 0; at < 24; at++) {
        const [across, down] = [column - (at % 3), row + Math.floor(at / 3)];
        sum += level(across, down) - level(across - 6, down);
      }
      return Math.abs(sum) / 24;
    };
    let [apart, atAxis, beside] = [0, 0, 0];
    for (let row = 0; row < height; row += 8) {
      for (let column = 0; column < width / 2; column += 16) {
        apart += Math.abs(level(column, row) - level(width - 1 - column, row)) / (width / 32);
      }
      atAxis += slope(width / 2 - 1, row);
      beside += slope(width / 2 - 16, row);
    }
    expect(apart / (height / 8)).toBeLessThan(12);
    // Round at the axis, as a stroke of ink is: a crease would be as steep there as beside it.
    expect(atAxis).toBeLessThan(beside * 0.6);
  });
});

describe('its inks', () => {
  const hueOf = (prompt: string) => {
    const { main } = colours(prompt, 'studio', 0, null);
    return ['red', 'green', 'blue'][[0, 1, 2].toSorted((a, b) => sum(main, b) - sum(main, a))[0] ?? 0];
  };
  const sum = (table: Float32Array, channel: number) =>
    table.reduce((total, value, at) => (at % 3 === channel ? total + value : total), 0);

  it.each([
    ['Candle flames', 'red'],
    ['A fern, moss and ivy', 'green'],
    ['Winter sea', 'blue'],
    ['A drink at the tired station, red velvet', 'red'],
  ])('of “%s” are mostly %s', (prompt, colour) => {
    expect(hueOf(prompt)).toBe(colour);
  });

  it('have no step that an eye could see, in any style', () => {
    for (const style of shootStyles) {
      for (const table of Object.values(colours('Opera in the garden', style, 0, null)) as Float32Array[]) {
        for (let at = 3; at < table.length; at++) {
          expect(Math.abs((table[at] ?? 0) - (table[at - 3] ?? 0))).toBeLessThan(4);
        }
      }
    }
  });
});
