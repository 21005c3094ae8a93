import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The app's typefaces, by the beginning of the names of their files. */
const families: Readonly<Record<string, string>> = {
  fraunces: 'Fraunces',
  'instrument-sans': 'Instrument Sans',
};

/**
 * The typefaces of the built app, so that the inbox is set in the same: takes the app's folder, returns CSS.
 * Without one the page falls back to the machine's own.
 */
export function fontFaces(appDir: string | null): string {
  if (appDir === null) return '';
  return readFiles(join(appDir, 'assets'))
    .flatMap((file) => {
      const [, name = ''] = /^([a-z-]+?)-[\w-]{8}\.woff2$/.exec(file) ?? [];
      const family = families[name];
      if (family === undefined) return [];
      return `@font-face{font-family:'${family}';src:url(/assets/${file}) format('woff2');font-weight:100 900;font-display:swap}`;
    })
    .join('');
}

function readFiles(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
