import type { ShootStyle } from '@mirror-studio/domain/photo-shoot';

/** How a style treats the ink: its colour, its contrast, its grain, and the hand that drew it. */
export interface Treatment {
  readonly chroma: number;
  readonly contrast: number;
  readonly lift: number;
  readonly grain: number;
  readonly bloom: number;
  /** Turns the shadows towards another hue, in degrees. */
  readonly splitTone: number;
  /** Ink on paper, instead of light in the dark. */
  readonly onPaper: boolean;
  /** How much of the ink lies around the figure: 0 is a bare backdrop. */
  readonly ground: number;
  /** How strong threads and wisps are. */
  readonly detail: number;
  /** How far the ink runs. */
  readonly turbulence: number;
  /** How near noise is to the eye: more is finer. */
  readonly scale: number;
  /** Steps of tone that a brush leaves; 0 for none. */
  readonly strokes: number;
  /** Lines that follow the ink, as an engraver draws them. */
  readonly etching: number;
  /** A thin horizontal flare across the brightest place. */
  readonly streak: number;
  /** Light that fell in at the edges of the film. */
  readonly leak: number;
  /** Slats of light across everything. */
  readonly slats: number;
  /** A round of light on the backdrop. */
  readonly backdrop: number;
  /** How dark the corners are. */
  readonly vignette: number;
}

const plain = {
  chroma: 1,
  contrast: 1,
  lift: 0,
  grain: 0.01,
  bloom: 0.2,
  splitTone: 0,
  onPaper: false,
  ground: 1,
  detail: 1,
  turbulence: 1.45,
  scale: 1.35,
  strokes: 0,
  etching: 0,
  streak: 0,
  leak: 0,
  slats: 0,
  backdrop: 0,
  vignette: 1,
} satisfies Treatment;

export const treatments: Readonly<Record<ShootStyle, Treatment>> = {
  cinematic: {
    ...plain,
    contrast: 1.18,
    grain: 0.014,
    bloom: 0.34,
    splitTone: -70,
    streak: 0.3,
    ground: 1.2,
    vignette: 1.5,
  },
  editorial: {
    ...plain,
    chroma: 1.05,
    lift: 0.02,
    grain: 0.006,
    bloom: 0,
    onPaper: true,
    ground: 0.26,
    vignette: 0.25,
  },
  film: {
    ...plain,
    chroma: 0.72,
    contrast: 0.78,
    lift: 0.1,
    grain: 0.062,
    bloom: 0.2,
    splitTone: 40,
    leak: 0.95,
    detail: 0.5,
  },
  noir: {
    ...plain,
    chroma: 0.04,
    contrast: 1.34,
    lift: -0.03,
    grain: 0.034,
    slats: 0.9,
    ground: 1.15,
    vignette: 1.2,
  },
  painterly: {
    ...plain,
    chroma: 1.25,
    bloom: 0,
    grain: 0.012,
    strokes: 8,
    turbulence: 2.5,
    scale: 1.1,
    detail: 0.5,
    vignette: 0.4,
  },
  studio: {
    ...plain,
    chroma: 0.9,
    contrast: 1.08,
    grain: 0.004,
    bloom: 0.12,
    ground: 0.12,
    backdrop: 0.46,
    vignette: 0.8,
  },
  dreamlike: {
    ...plain,
    chroma: 0.8,
    contrast: 0.82,
    lift: 0.13,
    bloom: 0.75,
    splitTone: -60,
    detail: 0.3,
    turbulence: 1,
    scale: 0.8,
    vignette: 0,
  },
  documentary: {
    ...plain,
    chroma: 0.3,
    contrast: 0.95,
    lift: 0.03,
    grain: 0.03,
    bloom: 0,
    etching: 0.8,
    ground: 0.9,
    detail: 0.4,
    vignette: 0.5,
  },
};
