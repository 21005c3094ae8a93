import '@fontsource/noto-emoji/400.css';
import regular from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import bold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import { vars } from '../../../packages/ui/src/theme/contract.css.ts';

/**
 * The product's fonts have no arrows, keys, Arabic or emoji: there a person's machine helps out with its
 * own. The checks lend fixed faces instead, in place of every family that a machine may or may not have.
 */
const lent = '"DejaVu Lent", "Noto Emoji"';

const families = {
  [vars.font.sans]: `"Instrument Sans", ${lent}`,
  [vars.font.display]: `"Fraunces", ${lent}`,
  [vars.font.mono]: `"JetBrains Mono", ${lent}`,
};

/** Every family that a story may be drawn with. */
export const everyFamily = `"Instrument Sans", "Fraunces", "JetBrains Mono", ${lent}`;

const nameOf = (variable: string) => variable.replace(/^var\((--[^,)]+).*$/, '$1');

/** Lays the lent faces under the product's, and has them all loaded. */
export async function lendGlyphs() {
  const style = document.createElement('style');
  const face = (url: string, weight: string) =>
    `@font-face { font-family: "DejaVu Lent"; src: url("${url}"); font-weight: ${weight}; }`;
  const given = Object.entries(families).map(
    ([variable, value]) => `${nameOf(variable)}: ${value} !important;`,
  );
  style.textContent = [
    face(regular, '100 559'),
    face(bold, '560 900'),
    `:root, [data-theme] { ${given.join(' ')} }`,
    `html { font-family: ${families[vars.font.sans]}; }`,
  ].join('\n');
  document.head.append(style);
  await Promise.all(
    [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map((each) => each.load()),
  );
}
