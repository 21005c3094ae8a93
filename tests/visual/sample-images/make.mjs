// Makes the sample images of the sample pictures: `node tests/visual/sample-images/make.mjs`, after a sample changed.
// A print has the size and the shapes of its picture in a dozen flat tones: a screenshot of a story is about
// where pictures stand, and a grain that does not compress made two fifths of all baselines.
import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';

const root = resolve(import.meta.dirname, '../../..');
for (const path of globSync('packages/ui/src/testing/fixtures/webp/*.webp', { cwd: root })) {
  await sharp(join(root, path))
    .blur(10)
    .png({ palette: true, colours: 12, dither: 0, effort: 10 })
    .toFile(join(import.meta.dirname, `${basename(path, '.webp')}.png`));
}
