import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { afterAll, expect, it } from 'vitest';
import { scratchDir } from '../testing/process.ts';
import { encoderFinder } from './encoder.ts';

const folder = scratchDir();
afterAll(() => folder.remove());

/** A program that says what it can write. */
function program(name: string, encoders: string): string {
  const path = join(folder.path, name);
  writeFileSync(path, `#!/bin/sh\n/bin/echo ' V..... ${encoders} '\n`);
  chmodSync(path, 0o755);
  return path;
}
const none = () => {
  throw new Error('Not installed');
};

it('takes the one that FFMPEG_PATH names, and no other in its place', async () => {
  const given = program('mine', 'libx264');
  const packaged = () => program('packaged', 'libx264');
  expect(await encoderFinder({ given, path: '', packaged })()).toBe(given);
  const wrong = encoderFinder({ given: '/nowhere/ffmpeg', path: '', packaged });
  await expect(wrong()).rejects.toMatchObject({
    code: 'ENCODER_MISSING',
    message:
      'No video can be made here: /nowhere/ffmpeg, which FFMPEG_PATH names, is no ffmpeg that writes H.264.',
  });
});

it("takes the system's before the package's, unless it does not write H.264", async () => {
  const system = program('ffmpeg', 'libx264');
  const packaged = () => program('packaged', 'libx264');
  const path = ['/nowhere', folder.path].join(delimiter);
  expect(await encoderFinder({ given: null, path, packaged })()).toBe(system);
  program('ffmpeg', 'libvpx');
  expect(await encoderFinder({ given: null, path, packaged })()).toBe(packaged());
});

it('says in one sentence that there is none, and looks again for the next job', async () => {
  const find = encoderFinder({ given: null, path: folder.path, packaged: none });
  program('ffmpeg', 'libvpx');
  await expect(find()).rejects.toMatchObject({
    code: 'ENCODER_MISSING',
    message: errors.code_ENCODER_MISSING,
  });
  const installed = program('ffmpeg', 'libx264');
  expect(await find()).toBe(installed);
});

it('finds the one of the package, which is installed with the server', async () => {
  expect(await encoderFinder({ given: null, path: '' })()).toContain('ffmpeg');
});
