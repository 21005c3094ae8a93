import { type CameraShot, cameraMoves, frameCount, videoSize } from '@mirror-studio/domain/video';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFrames, preparePlate } from './frames.ts';

/** Red grows to the right and green downwards: each colour says where it comes from. */
async function ramps(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels[(y * width + x) * 3] = Math.round((x / (width - 1)) * 255);
      pixels[(y * width + x) * 3 + 1] = Math.round((y / (height - 1)) * 255);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const [width, height] = [400, 100];
const size = videoSize({ widthPx: width, heightPx: height });
const linear = (move: CameraShot['move']): CameraShot => ({ move, easing: 'linear', seconds: 3 });
const last = frameCount(3) - 1;

/** Red and green of the middle and of the upper left corner of a frame, 0 to 1. */
async function colours(move: CameraShot['move'], frame: number) {
  const plate = await preparePlate(await ramps(width, height));
  const pixels = drawFrames(plate, linear(move), frame, frame + 1);
  const at = (x: number, y: number) => {
    const place = (y * size.widthPx + x) * 3;
    return [(pixels[place] ?? 0) / 255, (pixels[place + 1] ?? 0) / 255];
  };
  return { middle: at(size.widthPx / 2, size.heightPx / 2), corner: at(0, 0) };
}
const closeTo = (across: number, down: number) => [expect.closeTo(across, 1.6), expect.closeTo(down, 1.6)];

describe('the frames of a video', () => {
  it('show the part of the picture that the path says, to the pixel', async () => {
    expect(await colours('pushIn', 0)).toEqual({ middle: closeTo(0.5, 0.5), corner: closeTo(0, 0) });
    // A pan sees four fifths: at its right end it begins at one fifth.
    expect((await colours('panRight', last)).corner).toEqual(closeTo(0.2, 0.1));
    expect((await colours('panRight', 0)).corner).toEqual(closeTo(0, 0.1));
    expect((await colours('tiltDown', last)).corner).toEqual(closeTo(0.1, 0.2));
    expect((await colours('pullOut', last)).corner).toEqual(closeTo(0, 0));
  });

  it('move by parts of a pixel', async () => {
    const plate = await preparePlate(await ramps(width, height));
    const shot: CameraShot = { move: 'panRight', easing: 'linear', seconds: 10 };
    const frames = Array.from({ length: 12 }, (_, frame) => drawFrames(plate, shot, frame, frame + 1));
    const sums = frames.map((pixels) => pixels.reduce((sum, value, at) => (at % 3 ? sum : sum + value), 0));
    for (const [index, sum] of sums.entries()) {
      if (index > 0) expect(sum).toBeGreaterThan(sums[index - 1] ?? 0);
    }
  });

  it('are drawn the same alone and one after the other', async () => {
    const plate = await preparePlate(await ramps(width, height));
    const both = drawFrames(plate, linear('orbit'), 4, 6);
    const one = size.widthPx * size.heightPx * 3;
    expect(both).toHaveLength(2 * one);
    expect(Buffer.compare(both.subarray(one), drawFrames(plate, linear('orbit'), 5, 6))).toBe(0);
  });

  it.each([
    ['grey', { channels: 3, grey: true }],
    ['clear', { channels: 4, grey: false }],
  ] as const)('of a %s picture are three colours', async (_, { channels, grey }) => {
    const background = channels === 4 ? { r: 255, g: 255, b: 255, alpha: 0 } : '#808080';
    const picture = sharp({ create: { width: 60, height: 40, channels, background } });
    const bytes = await (grey ? picture.toColourspace('b-w') : picture).png().toBuffer();
    const plate = await preparePlate(bytes);
    expect(plate.pixels).toHaveLength(plate.widthPx * plate.heightPx * 3);
    expect([...plate.pixels.subarray(0, 3)]).toEqual(grey ? [128, 128, 128] : [0, 0, 0]);
  });

  it.each([
    [1, 1],
    [1, 4_000],
    [8_000, 3],
  ])('of a picture of %i by %i are drawn all the same', async (widthPx, heightPx) => {
    const background = '#804020';
    const bytes = await sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
      .png()
      .toBuffer();
    const plate = await preparePlate(bytes);
    for (const move of cameraMoves) {
      const pixels = drawFrames(plate, linear(move), last, last + 1);
      expect([...pixels.subarray(0, 3), ...pixels.subarray(-3)]).toEqual([128, 64, 32, 128, 64, 32]);
    }
  });
});
