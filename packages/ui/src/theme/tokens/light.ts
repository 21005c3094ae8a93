import { oklch, withAlpha } from './colour.ts';
import type { ColourTokens } from './dark.ts';
import { ramps } from './ramps.ts';

const { obsidian, pearl, gold, violet, blue, green, amber, red, cyan } = ramps;
const ink = (alpha: number) => oklch(0.21, 0.02, 288, alpha);

/** Pearl paper by daylight: the same room with the blinds up. */
export const light: ColourTokens = {
  surface: {
    canvas: pearl[9],
    sunken: pearl[7],
    raised: pearl[11],
    overlay: pearl[12],
    field: pearl[12],
    scrim: oklch(0.28, 0.012, 288, 0.38),
  },
  text: {
    base: obsidian[6],
    muted: obsidian[8],
    faint: oklch(0.5, 0.012, 288),
    onSilver: oklch(1, 0, 0),
    onGold: oklch(0.22, 0.03, 80),
    onViolet: oklch(1, 0, 0),
    onDanger: oklch(1, 0, 0),
    disabled: withAlpha(obsidian[6], 0.42),
  },
  line: {
    hairTop: ink(0.1),
    hairBottom: ink(0.18),
    lipTop: ink(0.14),
    lipBottom: ink(0.52),
    control: oklch(0.58, 0.012, 288),
    divider: ink(0.1),
  },
  fill: {
    hover: ink(0.05),
    pressed: ink(0.085),
    selected: ink(0.06),
    quiet: oklch(0.985, 0.003, 90),
    quietHover: oklch(0.955, 0.005, 90),
    track: ink(0.13),
    thumb: oklch(1, 0, 0),
    skeleton: ink(0.07),
    skeletonGleam: oklch(1, 0, 0, 0.7),
  },
  silver: { solid: oklch(0.27, 0.016, 288) },
  accent: {
    solidTop: oklch(0.34, 0.016, 288),
    solidBottom: oklch(0.22, 0.016, 288),
    on: oklch(1, 0, 0),
    edge: ink(0),
  },
  gold: {
    text: oklch(0.5, 0.1, 76),
    border: withAlpha(gold[6], 0.35),
    surface: oklch(0.945, 0.04, 88),
    solid: oklch(0.82, 0.13, 85),
    solidTop: oklch(0.86, 0.12, 88),
    solidBottom: oklch(0.785, 0.134, 80),
  },
  violet: {
    text: oklch(0.47, 0.2, 293),
    border: withAlpha(violet[7], 0.5),
    surface: oklch(0.94, 0.032, 295),
    solid: oklch(0.55, 0.2, 293),
    solidTop: oklch(0.565, 0.196, 294),
    solidBottom: oklch(0.49, 0.212, 292),
    bright: oklch(0.57, 0.19, 295),
    glow: withAlpha(violet[7], 0.28),
  },
  status: {
    neutral: { text: obsidian[8], border: ink(0.16), surface: pearl[6], solid: oklch(0.55, 0.01, 288) },
    success: {
      text: oklch(0.45, 0.1, 158),
      border: withAlpha(green[6], 0.24),
      surface: oklch(0.945, 0.04, 158),
      solid: green[6],
    },
    warning: {
      text: oklch(0.48, 0.105, 62),
      border: withAlpha(amber[6], 0.24),
      surface: oklch(0.945, 0.045, 75),
      solid: oklch(0.565, 0.122, 64),
    },
    danger: {
      text: oklch(0.49, 0.18, 24),
      border: withAlpha(red[6], 0.24),
      surface: oklch(0.945, 0.03, 20),
      solid: oklch(0.53, 0.19, 25),
    },
    info: {
      text: oklch(0.46, 0.085, 222),
      border: withAlpha(cyan[6], 0.24),
      surface: oklch(0.945, 0.03, 215),
      solid: oklch(0.55, 0.095, 220),
    },
    running: {
      text: oklch(0.47, 0.16, 256),
      border: withAlpha(blue[6], 0.24),
      surface: oklch(0.94, 0.032, 254),
      solid: oklch(0.55, 0.17, 255),
    },
  },
  focus: { ring: oklch(0.2, 0.02, 288) },
  shadow: {
    raised: `0 1px 2px ${ink(0.05)}, 0 6px 20px -10px ${ink(0.12)}`,
    overlay: `0 2px 6px ${ink(0.06)}, 0 28px 64px -16px ${ink(0.26)}`,
    glow: `0 1px 2px ${ink(0.12)}, 0 8px 24px -6px ${withAlpha(violet[7], 0.42)}`,
    gold: `0 1px 2px ${ink(0.1)}, 0 8px 22px -10px ${withAlpha(gold[7], 0.5)}`,
  },
};
