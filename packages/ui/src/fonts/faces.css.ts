import { globalFontFace } from '@vanilla-extract/css';
import facts from './faces.generated.json' with { type: 'json' };
import { fallbackName } from './stack.ts';

for (const { family, file, weights, fallbacks } of facts.faces) {
  const face = (name: string, unicodeRange: string) => ({
    src: `url("../fonts/${name}.woff2") format("woff2")`,
    fontWeight: weights,
    fontDisplay: 'swap' as const,
    unicodeRange,
  });
  globalFontFace(family, [face(file, facts.ranges.first), face(`${file}-ext`, facts.ranges.rest)]);
  // The same boxes from a face that is already on the machine, so that the swap moves nothing.
  for (const { locals, ...boxes } of fallbacks) {
    globalFontFace(fallbackName(family, locals), {
      src: locals.map((name) => `local("${name}")`).join(', '),
      ...boxes,
    });
  }
}
