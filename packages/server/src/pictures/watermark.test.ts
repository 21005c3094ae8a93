import { proofPictures } from '@mirror-studio/domain/constants/clients';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { proofOf } from './watermark.ts';

const { longestEdgePx } = proofPictures;
const grey = 128;
const plain = (width: number, height: number, value = grey) =>
  sharp({ create: { width, height, channels: 3, background: { r: value, g: value, b: value } } })
    .png()
    .toBuffer();

/** The marked copy of a picture, as grey values from 0 to 255. */
async function marked(picture: Uint8Array, seed: string) {
  const copy = sharp(await proofOf(picture, seed));
  const { data, info } = await copy.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { values: [...data], width: info.width, height: info.height };
}
const share = (values: readonly number[], is: (value: number) => boolean) =>
  values.filter(is).length / values.length;
/** More than a copy of a single colour differs from it by being compressed. */
const visible = 12;

describe('the marks of a picture', () => {
  it('differ from those of another picture: one subtracted from the other leaves marks', async () => {
    const picture = await plain(900, 1_200);
    const [one, other] = [await marked(picture, 'one'), await marked(picture, 'other')];
    const marks = share(one.values, (value) => Math.abs(value - grey) > visible);
    const left = share(
      one.values.map((value, at) => value - (other.values[at] ?? 0)),
      (difference) => Math.abs(difference) > visible,
    );
    expect(marks).toBeGreaterThan(0.05);
    expect(left).toBeGreaterThan(marks);
  });

  it('are the same on every copy of it', async () => {
    const picture = await plain(600, 800);
    expect(await proofOf(picture, 'one')).toEqual(await proofOf(picture, 'one'));
  });

  it('vary in strength from word to word', async () => {
    const { values } = await marked(await plain(1_200, 1_200), 'one');
    const bright = Map.groupBy(
      values.filter((value) => value > grey + 2 * visible),
      (value) => Math.floor(value / 8),
    );
    const often = [...bright.values()].filter((same) => same.length > values.length / 500);
    expect(often.length).toBeGreaterThan(3);
  });

  it.each([
    ['white', 255],
    ['black', 0],
  ])('are seen on %s', async (_, value) => {
    const { values } = await marked(await plain(900, 1_200, value), 'one');
    expect(share(values, (seen) => Math.abs(seen - value) > 2 * visible)).toBeGreaterThan(0.02);
  });

  it('have smooth edges: on black, between the picture and a letter lie values in between', async () => {
    const { values, width } = await marked(await plain(900, 1_200, 0), 'one');
    const steps = { all: 0, abrupt: 0 };
    for (let at = 2; at < values.length - 2; at++) {
      if (at % width < 2 || at % width > width - 3) continue;
      const [before, here, after] = [values[at - 1] ?? 0, values[at] ?? 0, values[at + 1] ?? 0];
      // From nothing to a letter within two pixels.
      if (before > visible || after < 70) continue;
      steps.all += 1;
      if (here <= visible || here >= after - 4) steps.abrupt += 1;
    }
    expect(steps.all).toBeGreaterThan(300);
    expect(steps.abrupt / steps.all).toBeLessThan(0.35);
  });

  it('hide what is below them: where lines were, none can be restored', async () => {
    const lines = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs><pattern id="p" width="4" height="4"
        patternUnits="userSpaceOnUse"><rect width="2" height="4"/></pattern></defs><rect width="900" height="900"
        fill="#fff"/><rect width="900" height="900" fill="url(#p)"/></svg>`,
    );
    const picture = await sharp(lines).png().toBuffer();
    const [bare, { values, width }] = [
      await sharp(picture).greyscale().raw().toBuffer(),
      await marked(picture, 'one'),
    ];
    // How much neighbours differ that were black and white: nothing in the middle of letters.
    let flat = 0;
    for (let at = 0; at < values.length - 2; at++) {
      if (at % width > width - 3 || Math.abs((bare[at] ?? 0) - (bare[at + 2] ?? 0)) < 250) continue;
      if (Math.abs((values[at] ?? 0) - (values[at + 2] ?? 0)) < 40) flat += 1;
    }
    expect(flat / values.length).toBeGreaterThan(0.03);
  });
});

it.each([
  [3_000, 2_000, longestEdgePx, 800],
  [1_000, 4_000, 300, longestEdgePx],
  [longestEdgePx, 900, longestEdgePx, 900],
  [640, 480, 640, 480],
])('a marked copy of %i × %i px has %i × %i, and is never enlarged', async (width, height, wide, high) => {
  const { width: copyWidth, height: copyHeight } = await marked(await plain(width, height), 'one');
  expect([copyWidth, copyHeight]).toEqual([wide, high]);
});

it('of a picture that can be seen through, and of a grey one, is marked like any other', async () => {
  const clear = await sharp({
    create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const single = await sharp(await plain(400, 300))
    .greyscale()
    .png()
    .toBuffer();
  for (const [picture, value] of [
    [clear, 255],
    [single, grey],
  ] as const) {
    const { values } = await marked(picture, 'one');
    expect(share(values, (seen) => Math.abs(seen - value) > visible)).toBeGreaterThan(0.02);
  }
});
