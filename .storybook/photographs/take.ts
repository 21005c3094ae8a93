import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { BrowserCommand } from 'vitest/node';

type Clip = { x: number; y: number; width: number; height: number };

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePhotograph: (name: string, clip: Clip) => Promise<string | null>;
  }
}

const root = resolve(import.meta.dirname, '../..');
export const baselines = join(root, 'tests/photographs');
export const failures = join(root, 'test-results/photographs');

function write(path: string, png: Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, png);
}

/** Counts the pixels that differ and draws where; pictures of other sizes differ in every pixel. */
function compare(before: Buffer, after: Buffer): { pixels: number; difference?: Buffer } {
  const [expected, actual] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (expected.width !== actual.width || expected.height !== actual.height) {
    return { pixels: actual.width * actual.height };
  }
  const drawn = new PNG({ width: actual.width, height: actual.height });
  const pixels = pixelmatch(expected.data, actual.data, drawn.data, actual.width, actual.height, {
    threshold: 0,
    includeAA: true,
  });
  return { pixels, difference: PNG.sync.write(drawn) };
}

/** Takes one photograph and holds it against its baseline, byte for byte; answers what is wrong, or null. */
export const takePhotograph: BrowserCommand<[name: string, clip: Clip]> = async (context, name, clip) => {
  // The real pointer waits beside the story: what lies under it would otherwise show as hovered, now and then.
  await context.page.mouse.move(1439, 999);
  const frame = await context.page.locator('iframe[data-vitest]').first().boundingBox();
  const png = await context.page.screenshot({
    clip: { ...clip, x: clip.x + (frame?.x ?? 0), y: clip.y + (frame?.y ?? 0) },
    animations: 'disabled',
    caret: 'initial',
    scale: 'css',
  });
  const baseline = join(baselines, `${name}.png`);
  const update = context.project.vitest.config.snapshotOptions.updateSnapshot === 'all';
  if (existsSync(baseline)) {
    const before = readFileSync(baseline);
    if (before.equals(png)) return null;
    const { pixels, difference } = compare(before, png);
    if (pixels === 0) return null;
    if (!update) {
      write(join(failures, `${name}.before.png`), before);
      write(join(failures, `${name}.after.png`), png);
      if (difference) write(join(failures, `${name}.difference.png`), difference);
      return `${name}: the photograph changed in ${pixels} pixels; see test-results/photographs/${name}.*.png`;
    }
  } else if (!update) {
    write(join(failures, `${name}.after.png`), png);
    return `${name}: there is no baseline; look at the picture, then run "pnpm photographs:update"`;
  }
  write(baseline, png);
  return null;
};
