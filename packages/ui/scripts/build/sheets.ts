import type { Metafile } from 'esbuild';
import { transform } from 'lightningcss';
import { ranksOf, sheetsOf } from './order.ts';

const layersFile = 'src/theme/layers.css.ts';
const facesFile = 'src/fonts/faces.css.ts';
const themeFiles = ['src/theme/mixins.css.ts', 'src/theme/themes.css.ts', 'src/theme/global.css.ts'];
const resetFile = 'src/theme/reset.css.ts';
const rankedOverlay = 'components.mirror.primitives';

export interface Sheets {
  /** The theme and every component. */
  styles: string;
  /** Tokens and themes, and the reset of what is ours. */
  theme: string;
  /** The reset of a whole page. */
  reset: string;
  /** The faces. */
  fonts: string;
  /** What one component needs over the theme, by its name. */
  components: ReadonlyMap<string, string>;
}

/**
 * Makes the published sheets of the style files. Each begins with the order of all layers, so that they
 * can be loaded in any order and more than once; ranks are layers inside the layer of the primitives.
 */
export function makeSheets(
  css: ReadonlyMap<string, string>,
  meta: Metafile,
  entries: readonly { name: string; source: string }[],
): Sheets {
  const ranks = ranksOf(meta);
  const rankOf = (path: string) => ranks.get(path) ?? 0;
  const ranked = Array.from(
    { length: Math.max(0, ...ranks.values()) + 1 },
    (_, rank) => `${rankedOverlay}.r${rank}`,
  );
  const order = [...(css.get(layersFile) ?? '').matchAll(/@layer ([\w.]+);/g)].flatMap(([, layer = '']) =>
    layer === rankedOverlay ? ranked : [layer],
  );
  const rulesOf = (path: string) =>
    (css.get(path) ?? '')
      .replace(/^@layer [\w.]+;$/gm, '')
      .replaceAll(`@layer ${rankedOverlay} {`, `@layer ${rankedOverlay}.r${rankOf(path)} {`);
  const sheetOf = (paths: readonly string[]) => {
    const text = [`@layer ${order.join(', ')};`, ...paths.map(rulesOf)].join('\n');
    return transform({ filename: 'sheet.css', code: Buffer.from(text), minify: true }).code.toString();
  };
  const inOrder = (paths: Iterable<string>) =>
    [...paths].toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  const needs = new Map(entries.map(({ name, source }) => [name, sheetsOf(meta, source.slice(2))]));
  return {
    styles: sheetOf([...themeFiles, ...inOrder(new Set([...needs.values()].flat()))]),
    theme: sheetOf(themeFiles),
    reset: sheetOf([resetFile]),
    fonts: sheetOf([facesFile]).replaceAll('../fonts/', './fonts/'),
    components: new Map([...needs].map(([name, paths]) => [name, sheetOf(inOrder(paths))])),
  };
}
