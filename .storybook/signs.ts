import fonts from '../packages/ui/src/fonts/faces.generated.json' with { type: 'json' };
import { keycaps } from '../packages/ui/src/primitives/Kbd/keycaps.ts';

const range = Object.keys(keycaps)
  .map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`)
  .join(', ');

/** Of the weights of its family: a browser looks for a sign among the faces of the same weights alone. */
const faceOf = ({ family, weights }: { family: string; weights: string }) => `@font-face {
  font-family: "${family}";
  src: url("./keys.woff2") format("woff2");
  font-weight: ${weights};
  unicode-range: ${range};
}`;

/** For the head of the frame of pages: they write the signs of keys in words and in code, and our faces have none (keys.mjs). */
export const signsOfKeys = `<style>
${fonts.faces.map(faceOf).join('\n')}
</style>`;
