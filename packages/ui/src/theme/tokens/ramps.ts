import { chromaInSrgb, oklch } from './colour.ts';

/** Twelve steps, 1 the darkest. */
export type Ramp = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, string>>;

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

function rampOf(colourAt: (step: number) => string): Ramp {
  return Object.fromEntries(steps.map((step) => [step, colourAt(step)])) as Ramp;
}

/** Every hue climbs one ladder of even lightness, .18 to .95, so that a step weighs the same in each. */
const lightnessAt = (step: number) => 0.18 + 0.07 * (step - 1);

/** The most chroma lies at `peakStep`; it falls off toward black and white, and never leaves sRGB. */
function hueRamp(hue: number, peak: number, peakStep: number): Ramp {
  return rampOf((step) => {
    const l = lightnessAt(step);
    const distance = (step - peakStep) / (step < peakStep ? peakStep + 2 : 15 - peakStep);
    return oklch(l, chromaInSrgb(l, peak * (1 - distance ** 2), hue), hue);
  });
}

function neutralRamp(hue: number, lightness: readonly number[], chroma: (l: number) => number): Ramp {
  return rampOf((step) => {
    const l = lightness[step - 1] ?? 1;
    return oklch(l, chroma(l), hue);
  });
}

/** Reference colours. Only the themes name them; components name what the themes make of them. */
export const ramps = {
  /** Ink and black glass. Its steps are close where surfaces lie and wide where text does. */
  obsidian: neutralRamp(
    288,
    [0.12, 0.135, 0.148, 0.165, 0.205, 0.238, 0.3, 0.44, 0.52, 0.66, 0.77, 0.955],
    (l) => (l < 0.5 ? 0.014 : 0.01),
  ),
  /** Paper with a little warmth. */
  pearl: neutralRamp(90, [0.72, 0.78, 0.83, 0.87, 0.9, 0.925, 0.945, 0.958, 0.972, 0.982, 0.992, 1], (l) =>
    l === 1 ? 0 : 0.006,
  ),
  gold: hueRamp(86, 0.135, 10),
  violet: hueRamp(294, 0.205, 7),
  blue: hueRamp(253, 0.16, 7),
  green: hueRamp(158, 0.13, 9),
  amber: hueRamp(66, 0.14, 9),
  red: hueRamp(23, 0.18, 7),
  cyan: hueRamp(215, 0.1, 9),
} satisfies Record<string, Ramp>;
