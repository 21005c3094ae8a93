import {
  colourNameOf,
  lightOf,
  nearestRatio,
  type PictureWords,
  type PixelFacts,
  readPictureWords,
  sharpnessOf,
} from '@mirror-studio/domain/forensics';
import sharp from 'sharp';

/** What a picture tells of how it was made: in words, which are a stranger's, and by its pixels. */
export interface ExaminedPicture {
  readonly words: PictureWords;
  readonly pixels: PixelFacts;
}

/** The size at which edges are measured, so that a large picture is not soft for its size, and at which colours are counted. */
const sizes = { edgesPx: 512, coloursPx: 64 } as const;
/** Of a palette: how many colours, and the least share of one. */
const palette = { most: 5, leastShare: 0.03 } as const;
const laplacian = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], offset: 128 };

/** Reads a picture. Takes its bytes and the most pixels that are decoded; throws what the decoder throws. */
export async function examine(bytes: Uint8Array, mostPixels: number): Promise<ExaminedPicture> {
  const picture = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' }).rotate();
  const inside = (side: number) =>
    picture()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
  const grey = await inside(sizes.edgesPx).greyscale().png().toBuffer();
  const [luminance] = (await sharp(grey).stats()).channels;
  const [edges] = (await sharp(await sharp(grey).convolve(laplacian).png().toBuffer()).stats()).channels;
  const measured = { mean: luminance?.mean ?? 0, deviation: luminance?.stdev ?? 0, edges: edges?.stdev ?? 0 };
  const { data, info } = await inside(sizes.coloursPx)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { autoOrient } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  return {
    words: readPictureWords(bytes),
    pixels: {
      width: autoOrient.width,
      height: autoOrient.height,
      ratio: nearestRatio(autoOrient.width, autoOrient.height),
      palette: coloursOf(data, info.channels),
      light: lightOf(measured),
      sharpness: sharpnessOf(measured),
    },
  };
}

/** The most frequent colours: pixels that are near each other count together, as their mean. */
function coloursOf(pixels: Uint8Array, channels: number): PixelFacts['palette'] {
  const bins = new Map<number, { count: number; sum: [number, number, number] }>();
  const total = pixels.length / channels;
  for (let at = 0; at < pixels.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 6) << 4) | ((green >> 6) << 2) | (blue >> 6);
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    bin.sum = [bin.sum[0] + red, bin.sum[1] + green, bin.sum[2] + blue];
    bins.set(key, bin);
  }
  return [...bins.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, palette.most)
    .filter(({ count }, at) => at === 0 || count / total >= palette.leastShare)
    .map(({ count, sum }) => {
      const [red, green, blue] = sum.map((one) => Math.round(one / count)) as [number, number, number];
      const colour = `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
      return {
        colour,
        name: colourNameOf(red, green, blue),
        share: Math.round((count / total) * 1000) / 1000,
      };
    });
}
