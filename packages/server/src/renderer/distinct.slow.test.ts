import { poses, shootStyles } from '@mirror-studio/domain/photo-shoot';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawInk, type PictureRequest } from './ink.ts';
import { inksOf } from './inks.ts';
import { lightOf } from './lights.ts';

const request: PictureRequest = {
  prompt: 'A dancer',
  style: 'studio',
  aspectRatio: '3:4',
  pose: 'contrapposto',
  seed: 7,
  reference: null,
};
const size = 12;

/** What is seen of a picture from across a room: a few pixels. */
async function glance(change: Partial<PictureRequest>): Promise<Uint8Array> {
  const { pixels, width, height } = drawInk({ ...request, ...change });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(size, size, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/** The two of several that are nearest to one another, and how far apart: the mean difference of a level, 0 to 255. */
async function nearest(changes: Readonly<Record<string, Partial<PictureRequest>>>) {
  const seen = await Promise.all(
    Object.entries(changes).map(async ([name, change]) => ({ name, pixels: await glance(change) })),
  );
  const pairs = seen.flatMap((one, at) =>
    seen.slice(at + 1).map((other) => ({
      pair: `${one.name}, ${other.name}`,
      apart:
        one.pixels.reduce((sum, level, pixel) => sum + Math.abs(level - (other.pixels[pixel] ?? 0)), 0) /
        one.pixels.length,
    })),
  );
  return pairs.reduce((least, pair) => (pair.apart < least.apart ? pair : least), { pair: '', apart: 255 });
}
const each = <Name extends string>(names: readonly Name[], change: (name: Name) => Partial<PictureRequest>) =>
  Object.fromEntries(names.map((name) => [name, change(name)]));

describe('pictures of one seed are told apart at a glance', () => {
  it('by their style', async () => {
    expect(await nearest(each(shootStyles, (style) => ({ style })))).toMatchObject({
      apart: expect.toSatisfy((apart: number) => apart > 14),
    });
  });

  it('by their pose', async () => {
    expect(await nearest(each(poses, (pose) => ({ pose })))).toMatchObject({
      apart: expect.toSatisfy((apart: number) => apart > 9),
    });
  });

  it('by their light', async () => {
    const lights = [
      'candlelight',
      'neon',
      'noon sun',
      'fog',
      'moonlight',
      'golden hour',
      'silhouette',
      'blinds',
    ];
    expect(await nearest(each(lights, (light) => ({ prompt: `A dancer, ${light}` })))).toMatchObject({
      apart: expect.toSatisfy((apart: number) => apart > 9),
    });
  });

  it('by their palette', async () => {
    const palettes = [
      'teal and orange',
      'emerald and gold',
      'black and silver',
      'navy',
      'violet',
      'lemon yellow',
      'crimson',
    ];
    expect(await nearest(each(palettes, (palette) => ({ prompt: `A dancer, ${palette}` })))).toMatchObject({
      apart: expect.toSatisfy((apart: number) => apart > 9),
    });
  });
});

describe('the words of a prompt', () => {
  it.each([
    ['flickering candlelight', 'luz temblorosa de velas'],
    ['neon light from shop signs', 'luz de neón de los rótulos'],
    ['hard noon sun', 'sol duro de mediodía'],
    ['cool moonlight', 'luz fría de luna'],
    ['hard light through window blinds', 'luz dura a través de persianas'],
    ['backlight to a full silhouette', 'contraluz hasta la silueta completa'],
  ])('%s and %s call for one light', (english, spanish) => {
    expect(lightOf(english)).toBe(lightOf(spanish));
    expect(lightOf(english)).not.toBe(lightOf('A dancer'));
  });

  it('name colours in their order, the first for the most of it', () => {
    const { main, accent } = inksOf('emerald and antique gold');
    const turned = inksOf('antique gold and emerald');
    expect([main.light, accent.light]).toEqual([turned.accent.light, turned.main.light]);
    expect(inksOf('A red-haired, tired man').isNamed).toBe(true);
    expect(inksOf('A tired man in Redmond').isNamed).toBe(false);
  });
});
