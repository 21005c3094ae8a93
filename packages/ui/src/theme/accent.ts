import type { CSSProperties } from 'react';
import { chromaInSrgb, contrast, type Oklch, oklch, toHex } from './tokens/colour.ts';
import { type ColourTokens, dark } from './tokens/dark.ts';
import { light } from './tokens/light.ts';
import { readColour } from './tokens/read-colour.ts';

/** What a label needs (WCAG 1.4.3), and what an edge needs (1.4.11). */
const [forText, forEdge] = [4.5, 3];
/** The labels that an accent may carry. */
const labels = { white: oklch(1, 0, 0), ink: dark.text.onSilver };
type Label = keyof typeof labels;

type Part = 'solid-top' | 'solid-bottom' | 'on' | 'edge';

/** The custom properties of an accent: for where they are set, and for the themes of parts within. */
export type AccentProperties = CSSProperties &
  Readonly<Record<`--ms-accent-${Part}` | `--ms-brand-${Part}`, string>>;

const at = ({ c, h }: Omit<Oklch, 'alpha'>, l: number) => oklch(l, chromaInSrgb(l, c, h), h);
interface Face {
  top: string;
  bottom: string;
  on: string;
  /** How much the label stands out from the colour itself. */
  ratio: number;
}

/**
 * A face lit from above, as the themes' own are: the colour at one end and at the other, away from the label, a little
 * lighter or darker. So the label nowhere stands out less than from the colour itself.
 */
function faceOf(colour: Oklch, wanted: Label | undefined): Face {
  const own = at(colour, colour.l);
  const [white, ink] = [contrast(labels.white, [own]), contrast(labels.ink, [own])];
  const label = wanted ?? (white > ink ? 'white' : 'ink');
  return label === 'white'
    ? { top: own, bottom: at(colour, Math.max(0, colour.l - 0.06)), on: labels.white, ratio: white }
    : { top: at(colour, Math.min(1, colour.l + 0.05)), bottom: own, on: labels.ink, ratio: ink };
}

/** The nearest lightness of the same hue that passes, darker or lighter. */
function nearest(colour: Oklch, passes: (l: number) => boolean): number | undefined {
  for (let step = 1; step <= 100; step++) {
    const found = [colour.l - step / 100, colour.l + step / 100].find((l) => l >= 0 && l <= 1 && passes(l));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An edge that tells the face from every ground of the theme; none where the face does that itself. */
function edgeOf(colour: Oklch, { top, bottom }: Face, { surface }: ColourTokens): string {
  const { canvas, sunken, raised, overlay, field } = surface;
  const grounds = [canvas, sunken, raised, overlay, field];
  const standsOut = (front: string) => grounds.every((ground) => contrast(front, [ground]) >= forEdge);
  if (standsOut(top) && standsOut(bottom)) return 'transparent';
  const l = nearest(colour, (tried) => standsOut(at(colour, tried)));
  return l === undefined ? 'currentColor' : at(colour, l);
}

export interface AccentOptions {
  /** The colour of the label. Default: whichever stands out more. */
  label?: Label;
}

/**
 * The colours of the main action, made of a brand's: `<div style={createAccent('#0a7')}>`, on the document or on any
 * part of it, in both themes. Where the colour is too near to the ground of a theme, the button gets an edge there.
 *
 * @param colour `#rgb`, `#rrggbb` or `oklch()` as CSS Color 4 has it: `oklch(70% 0.15 200deg)`.
 * @returns Custom properties, ready for `style`. They hold `light-dark()`, and go by the `data-theme` that they lie in.
 * @throws A RangeError when the label does not stand out from it by 4.5 : 1; it names the nearest colour that would do.
 * A TypeError when the colour cannot be read.
 */
export function createAccent(colour: string, { label }: AccentOptions = {}): AccentProperties {
  const own = readColour(colour);
  if (own.alpha !== 1) throw new TypeError(`An accent is opaque: ${colour}`);
  const face = faceOf(own, label);
  if (face.ratio < forText) {
    const l = nearest(own, (tried) => faceOf({ ...own, l: tried }, label).ratio >= forText);
    const instead = l === undefined ? '' : ` ${toHex(at(own, l))} would do.`;
    throw new RangeError(
      `The accent ${colour} can carry no ${label ?? 'white or ink'} label: it stands out by ` +
        `${(Math.floor(face.ratio * 100) / 100).toFixed(2)} : 1, and ${forText} : 1 is needed.${instead}`,
    );
  }
  const edge = `light-dark(${edgeOf(own, face, light)}, ${edgeOf(own, face, dark)})`;
  return {
    '--ms-accent-solid-top': face.top,
    '--ms-accent-solid-bottom': face.bottom,
    '--ms-accent-on': face.on,
    '--ms-accent-edge': edge,
    '--ms-brand-solid-top': face.top,
    '--ms-brand-solid-bottom': face.bottom,
    '--ms-brand-on': face.on,
    '--ms-brand-edge': edge,
  };
}
