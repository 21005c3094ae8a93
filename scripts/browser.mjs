// One browser for every check: the same build draws the same pixels on every machine.
// Order: MIRROR_BROWSER, the pinned Chromium from npm (Linux x64), Playwright's own if it was installed, Chrome.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { root } from './paths.mjs';

const require = createRequire(import.meta.url);

/** Flags that make a picture a function of the page alone. */
const visualFlags = [
  '--no-sandbox',
  '--disable-partial-raster',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function unpackPinned() {
  const packageDir = resolve(dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const home = join(root, '.cache', `chromium-${version}`);
  if (!existsSync(join(home, 'chromium'))) {
    const staging = `${home}.${process.pid}`;
    mkdirSync(join(staging, 'tmp'), { recursive: true });
    const archive = (name) => brotliDecompressSync(readFileSync(join(packageDir, 'bin', name)));
    for (const name of ['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br']) {
      const { status, stderr } = spawnSync('tar', ['-x', '-C', staging], { input: archive(name) });
      if (status !== 0) throw new Error(`The pinned browser could not be unpacked: ${stderr.toString()}`);
    }
    writeFileSync(join(staging, 'chromium'), archive('chromium.br'), { mode: 0o755 });
    try {
      renameSync(staging, home);
    } catch {
      rmSync(staging, { recursive: true, force: true }); // another process was first
    }
  }
  // The shipped fonts.conf crashes the renderer; this one knows only the unpacked fonts.
  const fontsConf = join(home, 'studio-fonts.conf');
  writeFileSync(
    fontsConf,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/tmp/fontconfig</cachedir></fontconfig>`,
  );
  return {
    executablePath: join(home, 'chromium'),
    args: visualFlags,
    env: {
      LD_LIBRARY_PATH: `${home}/al2023/lib:${home}/lib`,
      FONTCONFIG_FILE: fontsConf,
      HOME: join(home, 'tmp'),
    },
  };
}

/** Whether the checks run in the browser that drew the baselines; any other draws other pixels. */
export const isPinnedBrowser =
  !process.env.MIRROR_BROWSER && process.platform === 'linux' && process.arch === 'x64';

/** Playwright launch options for the browser of the checks. */
export function browserLaunchOptions() {
  const chosen = process.env.MIRROR_BROWSER;
  if (chosen) return { executablePath: chosen, args: visualFlags };
  if (isPinnedBrowser) {
    const { env, ...rest } = unpackPinned();
    return { ...rest, env: { ...process.env, ...env } };
  }
  return { args: visualFlags, ...(!existsSync(chromium.executablePath()) && { channel: 'chrome' }) };
}
