import { oklch, withAlpha } from './colour.ts';
import { ramps } from './ramps.ts';

const { obsidian, gold, violet, blue, green, amber, red, cyan } = ramps;
const silver = (alpha: number) => oklch(0.97, 0.008, 288, alpha);
const shade = (alpha: number) => oklch(0.05, 0.01, 288, alpha);

/** The darkroom: black glass with silvered edges. Also the shape that every theme fills. */
export const dark = {
  surface: {
    /** The page. */
    canvas: obsidian[4],
    /** Below the page: rails, wells, the track of a control. */
    sunken: obsidian[2],
    /** Cards and panels. */
    raised: obsidian[5],
    /** Whatever floats: dialogs, drawers, menus. */
    overlay: obsidian[6],
    /** Where something is typed or dropped. */
    field: obsidian[3],
    /** Laid over the page behind a dialog. */
    scrim: shade(0.66),
  },
  text: {
    base: obsidian[12],
    muted: obsidian[11],
    faint: obsidian[10],
    onSilver: obsidian[4],
    onGold: obsidian[3],
    onViolet: oklch(1, 0, 0),
    onDanger: oklch(1, 0, 0),
    disabled: withAlpha(obsidian[12], 0.38),
  },
  line: {
    /** A silvered edge, lit from above: its top and its bottom. */
    hairTop: silver(0.14),
    hairBottom: silver(0.045),
    /** A sunken edge catches the light on its lower lip. */
    lipTop: silver(0.08),
    lipBottom: silver(0.44),
    /** The outline of a control that has no other: 3:1 on every surface. */
    control: obsidian[10],
    /** Between rows and regions. */
    divider: silver(0.08),
  },
  fill: {
    hover: silver(0.055),
    pressed: silver(0.09),
    selected: silver(0.075),
    /** A button that asks for nothing. */
    quiet: oklch(0.228, 0.013, 288),
    quietHover: oklch(0.268, 0.014, 288),
    /** The empty part of a meter or slider. */
    track: silver(0.1),
    thumb: oklch(1, 0, 0),
    skeleton: silver(0.06),
    skeletonGleam: silver(0.075),
  },
  /** What is chosen: polished silver. */
  silver: { solid: oklch(0.93, 0.006, 288) },
  /** The main action of a view: silver as well, or a brand's colour (`createAccent`). */
  accent: {
    solidTop: oklch(0.97, 0.004, 288),
    solidBottom: oklch(0.86, 0.01, 288),
    on: obsidian[4],
    /** Seen where a brand's colour does not stand out from the ground. */
    edge: silver(0),
  },
  gold: {
    text: oklch(0.84, 0.125, 86),
    border: withAlpha(gold[10], 0.3),
    surface: oklch(0.25, 0.032, 86),
    solid: oklch(0.83, 0.128, 85),
    solidTop: oklch(0.87, 0.118, 88),
    solidBottom: oklch(0.78, 0.132, 80),
  },
  violet: {
    text: oklch(0.76, 0.135, 296),
    border: withAlpha(violet[8], 0.55),
    surface: oklch(0.268, 0.055, 294),
    solid: oklch(0.56, 0.2, 293),
    solidTop: oklch(0.575, 0.193, 294),
    solidBottom: oklch(0.5, 0.21, 292),
    /** The faint end of a progress line: 3:1 on its track. */
    bright: oklch(0.72, 0.16, 296),
    glow: withAlpha(violet[7], 0.4),
  },
  status: {
    neutral: { text: obsidian[11], border: silver(0.14), surface: obsidian[7], solid: obsidian[10] },
    success: {
      text: green[10],
      border: withAlpha(green[9], 0.24),
      surface: oklch(0.28, 0.045, 158),
      solid: green[9],
    },
    warning: {
      text: amber[10],
      border: withAlpha(amber[9], 0.24),
      surface: oklch(0.28, 0.045, 66),
      solid: amber[9],
    },
    danger: {
      text: oklch(0.76, 0.14, 22),
      border: withAlpha(red[8], 0.24),
      surface: oklch(0.27, 0.052, 20),
      solid: oklch(0.65, 0.19, 24),
    },
    info: {
      text: cyan[10],
      border: withAlpha(cyan[9], 0.24),
      surface: oklch(0.28, 0.04, 215),
      solid: cyan[9],
    },
    running: {
      text: oklch(0.78, 0.115, 252),
      border: withAlpha(blue[9], 0.24),
      surface: oklch(0.28, 0.06, 254),
      solid: blue[9],
    },
  },
  focus: { ring: oklch(0.98, 0.006, 288) },
  shadow: {
    raised: `0 1px 2px ${shade(0.4)}, 0 6px 20px -8px ${shade(0.5)}`,
    overlay: `0 2px 6px ${shade(0.4)}, 0 24px 64px -12px ${shade(0.7)}`,
    glow: `0 1px 2px ${shade(0.5)}, 0 6px 28px -4px ${withAlpha(violet[7], 0.45)}`,
    gold: `0 1px 2px ${shade(0.5)}, 0 6px 24px -8px ${withAlpha(gold[10], 0.3)}`,
  },
};

/** What a theme has to fill in. */
export type ColourTokens = typeof dark;
