import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Kind } from '../runner/findings.ts';
import { variants } from '../variants.ts';

/** What each kind of finding is called where a person reads it. */
const names: Record<Kind, string> = {
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  tree: 'Accessibility tree',
  play: 'Interaction',
  axe: 'Accessibility rule',
  equalAccess: 'Accessibility rule (second engine)',
  focus: 'Focus',
  letters: 'Letters without a font',
  overflow: 'Too wide',
  mobile: 'On a phone',
};

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const dataOf = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
/** JSON that may stand inside a script element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function entryOf({ kind, title, story, variant, message, picture, tree }: Finding) {
  const variantTitle = variants.find(({ name }) => name === variant)?.title ?? variant;
  return {
    kind,
    title,
    story: story.replaceAll('-', ' '),
    variant: variantTitle,
    message,
    tree,
    ...(picture && {
      before: picture.before && dataOf(picture.before),
      after: dataOf(picture.after),
      drawn: picture.difference && dataOf(picture.difference.drawn),
      sizes: picture.difference?.sizes,
      places: picture.difference?.places,
    }),
  };
}

/** The report of a run that failed: one HTML file that needs nothing else. */
export function reportOf(findings: Finding[], sum: { passed: number; failed: number }): string {
  const entries = findings.map(entryOf);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${sum.failed} stories differ</title>
<style>${read('report.css')}</style>
</head>
<body>
<header>
  <p class="brand">Mirror Studio <span class="product">screenshots</span></p>
  <h1></h1>
  <p class="sum"></p>
  <nav aria-label="Kinds of findings"></nav>
</header>
<main></main>
<script type="application/json" id="findings">${embedded({ entries, names, sum })}</script>
<script>${read('report.client.js')}</script>
</body>
</html>
`;
}
