// Makes the pictures of `/samples` with the built-in renderer: sample-pictures.ts. Run it when a sample or the renderer changes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePicture, samples, sampleWidths } from '@mirror-studio/domain/samples';
import sharp from 'sharp';
import { renderPicture } from '../src/renderer/index.ts';

const app = join(import.meta.dirname, '../../app');
/** As small as it still shows which picture comes. */
const placeholderWidth = 12;
const quality = 50;

rmSync(join(app, 'public/samples'), { recursive: true, force: true });
mkdirSync(join(app, 'public/samples'));
const placeholders: string[] = [];
for (const sample of samples) {
  const { png } = await renderPicture({ ...sample, reference: null });
  for (const width of sampleWidths) {
    const picture = await sharp(png).resize({ width, withoutEnlargement: true }).avif({ quality }).toBuffer();
    writeFileSync(join(app, 'public', samplePicture(sample.id, width)), picture);
  }
  const tiny = await sharp(png)
    .resize(placeholderWidth)
    .webp({ quality: 20, smartSubsample: true })
    .toBuffer();
  placeholders.push(`  '${sample.id}': 'data:image/webp;base64,${tiny.toString('base64')}',`);
}
writeFileSync(
  join(app, 'src/features/samples/placeholders.generated.ts'),
  [
    '// Generated with the pictures of the samples by packages/server/scripts/sample-pictures.ts.',
    'export const placeholders: Readonly<Record<string, string>> = {',
    ...placeholders,
    '};',
    '',
  ].join('\n'),
);
