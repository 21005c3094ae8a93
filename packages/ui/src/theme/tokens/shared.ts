import { fontStack } from '../../fonts/stack.ts';

/** Grows in a straight line between a page 360 px wide and one 1600 px wide; both sizes in px. */
function fluid(narrow: number, wide: number): string {
  const slope = (wide - narrow) / (1600 - 360);
  const start = narrow - slope * 360;
  const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;
  return `clamp(${rem(narrow)}, ${rem(start)} + ${Number((slope * 100).toFixed(4))}vw, ${rem(wide)})`;
}

const grid = (steps: number) => `${steps * 0.25}rem`;

/** What both themes share. Lengths in rem, so that a reader's own text size counts. */
export const shared = {
  /** Steps of 4 px. */
  space: {
    x1: grid(1),
    x2: grid(2),
    x3: grid(3),
    x4: grid(4),
    x5: grid(5),
    x6: grid(6),
    x7: grid(7),
    x8: grid(8),
    x10: grid(10),
    x12: grid(12),
    x16: grid(16),
    x24: grid(24),
  },
  radius: { inner: '0.375rem', control: '0.5625rem', card: '0.75rem', dialog: '1.25rem', full: '999px' },
  font: {
    display: fontStack('Fraunces', 'Georgia, "Times New Roman", serif'),
    sans: fontStack('Instrument Sans', 'system-ui, "Segoe UI", Roboto, Arial, sans-serif'),
    mono: fontStack('JetBrains Mono', 'ui-monospace, Menlo, Consolas, monospace'),
  },
  weight: { regular: '420', medium: '520', strong: '620', display: '380' },
  size: {
    caption: '0.75rem',
    label: '0.8125rem',
    small: '0.875rem',
    body: fluid(15, 16),
    lead: fluid(17, 19),
    title: fluid(20, 22),
    heading: fluid(24, 28),
    display: fluid(31, 40),
    hero: fluid(44, 84),
  },
  leading: { display: '1.12', title: '1.22', control: '1.3', body: '1.55' },
  tracking: { display: '-0.018em', body: '-0.003em', caps: '0.06em' },
  /** Longest comfortable line of running text. */
  measure: { text: '65ch', narrow: '44ch' },
  motion: {
    fast: '120ms',
    base: '200ms',
    slow: '320ms',
    standard: 'cubic-bezier(0.2, 0, 0.1, 1)',
    emphasised: 'cubic-bezier(0.16, 1, 0.3, 1)',
    /** How far something travels when it comes in; nothing under reduced motion. */
    travel: '0.5rem',
    /** Scale at which a layer starts to grow. */
    grow: '0.97',
  },
  layer: { raised: '1', sticky: '10', overlay: '100', toast: '200' },
};

/** Heights of controls and the space in them, for each density. */
export const densities = {
  compact: {
    height: '2.125rem',
    heightSmall: '1.75rem',
    padding: '0.75rem',
    paddingSmall: '0.5rem',
    row: '2rem',
    gap: '0.75rem',
  },
  comfortable: {
    height: '2.625rem',
    heightSmall: '2.125rem',
    padding: '1rem',
    paddingSmall: '0.75rem',
    row: '2.5rem',
    gap: '1rem',
  },
  spacious: {
    height: '3rem',
    heightSmall: '2.5rem',
    padding: '1.25rem',
    paddingSmall: '1rem',
    row: '3rem',
    gap: '1.25rem',
  },
};

/** What a finger can hit without aiming, WCAG 2.5.5: every control on a coarse pointer is at least this tall. */
export const touchTarget = '2.75rem';

export type DensityTokens = typeof densities.comfortable;
