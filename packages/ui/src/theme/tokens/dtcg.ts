import { parseOklch, toHex } from './colour.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { ramps } from './ramps.ts';
import { densities, shared } from './shared.ts';

type Json = { [key: string]: Json | string | number | (string | number)[] };

/** A token of the Design Tokens format, by what its CSS says. */
function token(css: string): Json {
  if (css.startsWith('oklch(')) {
    const { l, c, h, alpha } = parseOklch(css);
    return {
      $type: 'color',
      $value: { colorSpace: 'oklch', components: [l, c, h], alpha, hex: toHex(css).slice(0, 7) },
    };
  }
  const [, number, unit] = /^(-?[\d.]+)(rem|px|ms)$/.exec(css) ?? [];
  if (number && unit === 'ms') return { $type: 'duration', $value: { value: Number(number), unit } };
  if (number && unit) return { $type: 'dimension', $value: { value: Number(number), unit } };
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  if (css.includes('serif') || css.includes('monospace')) {
    return { $type: 'fontFamily', $value: css.split(',').map((name) => name.trim().replaceAll('"', '')) };
  }
  if (/^-?[\d.]+$/.test(css)) return { $type: 'number', $value: Number(css) };
  // Shadows of several layers, fluid sizes and line lengths have no type in the format: their CSS is kept.
  return { $type: 'string', $value: css, $extensions: { 'studio.mirror.css': css } };
}

type Tokens = { readonly [key: string]: string | Tokens };

function group(tokens: Tokens): Json {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      name,
      typeof value === 'string' ? token(value) : group(value),
    ]),
  );
}

/** Everything a design tool needs, in the format of the W3C Design Tokens community group. */
export function designTokens(): Json {
  return {
    $description:
      'Mirror Studio. Made from packages/ui/src/theme/tokens by scripts/tokens.mjs: change it there.',
    reference: group(ramps),
    dark: group(dark),
    light: group(light),
    shared: group(shared),
    density: group(densities),
  };
}
