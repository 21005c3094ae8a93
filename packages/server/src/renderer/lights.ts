/** What the light of a prompt does to a picture. */
export interface Light {
  /** The hue it turns the inks to, the hue of what runs through them, how far, and how much colour is left. */
  readonly tint: {
    readonly hue: number;
    readonly accent: number;
    readonly amount: number;
    readonly chroma: number;
  };
  /** A pool: how far from the top, how wide and how high, in shares of the height; null for light everywhere. */
  readonly pool: readonly [fromTop: number, wide: number, high: number] | null;
  /** What is seen outside of the pool. */
  readonly ambient: number;
  readonly exposure: number;
  /** Above 1 shadows are hard, below it they dissolve. */
  readonly contrast: number;
  /** The veil of mist. */
  readonly haze: number;
  /** The figure is dark before what is bright: 1 is a silhouette. */
  readonly behind: number;
  /** Slats of a blind. */
  readonly slats: number;
  /** Edges that shine, as tubes do. */
  readonly edges: number;
  /** Beams that fan out from above. */
  readonly rays: number;
}

const even: Light = {
  tint: { hue: 0, accent: 0, amount: 0, chroma: 1 },
  pool: null,
  ambient: 1,
  exposure: 1,
  contrast: 1,
  haze: 0,
  behind: 0,
  slats: 0,
  edges: 0,
  rays: 0,
};
const tint = (hue: number, amount: number, chroma = 1, accent = hue) => ({ hue, accent, amount, chroma });

/** Lights by the words that call for them, in English and Spanish; the first that a prompt names decides. */
const lights: readonly (readonly [words: string, light: Light])[] = [
  [
    'silhouettes?|silueta|backli(?:t|ght)|contraluz',
    { ...even, behind: 1, exposure: 1.15, contrast: 1.2, tint: tint(58, 0.3) },
  ],
  ['blinds?|persianas?|gobo', { ...even, slats: 1, contrast: 1.15 }],
  [
    'neon|neón|gels?|geles',
    { ...even, edges: 1, ambient: 0.5, exposure: 0.85, contrast: 1.25, tint: tint(345, 0.85, 1.35, 215) },
  ],
  [
    'candle\\w*|velas?|firelight|fuego|fire|ember|torch',
    { ...even, pool: [0.66, 0.22, 0.24], ambient: 0.2, exposure: 1.2, tint: tint(56, 0.85, 1.15, 34) },
  ],
  [
    'lamp|lámpara|tungsten|tungsteno|sodium|sodio|streetlight',
    { ...even, pool: [0.16, 0.28, 0.4], ambient: 0.28, exposure: 1.1, tint: tint(70, 0.7, 1.05) },
  ],
  [
    'fog|foggy|mist|misty|haze|smoke|niebla|bruma',
    { ...even, haze: 0.62, contrast: 0.6, exposure: 1.05, tint: tint(235, 0.6, 0.3) },
  ],
  [
    'noon|midday|mediodía|harsh sun',
    {
      ...even,
      exposure: 0.94,
      contrast: 1.3,
      pool: [0.02, 0.9, 0.75],
      ambient: 0.72,
      tint: tint(88, 0.3, 0.85),
    },
  ],
  [
    'golden hour|hora dorada|sunset|atardecer|sunrise|dawn|alba',
    { ...even, pool: [0.8, 0.9, 0.5], ambient: 0.5, exposure: 0.96, tint: tint(66, 0.8, 1.1, 24) },
  ],
  [
    'blue hour|hora azul|twilight|crepúsculo|dusk',
    { ...even, pool: [0.95, 0.9, 0.4], ambient: 0.6, exposure: 0.85, tint: tint(272, 0.8, 1, 330) },
  ],
  [
    'moon\\w*|luna|starlight',
    { ...even, pool: [0.12, 0.42, 0.5], ambient: 0.34, exposure: 0.82, tint: tint(250, 0.85, 0.55) },
  ],
  ['rays|rayos|god rays|beams?|storm clouds', { ...even, rays: 1, ambient: 0.7, exposure: 1.05 }],
  ['fluorescent\\w*|fluorescentes', { ...even, exposure: 1.15, contrast: 0.9, tint: tint(150, 0.75, 0.6) }],
  [
    'spot|spotlight|foco|snoot\\w*|chiaroscuro|claroscuro|rembrandt',
    { ...even, pool: [0.3, 0.15, 0.3], ambient: 0.14, exposure: 0.92, contrast: 1.15 },
  ],
  [
    'high-key|clave alta|softbox|octabox|overcast|ring light|beauty-dish',
    { ...even, exposure: 1.35, contrast: 0.72, haze: 0.16 },
  ],
  ['low-key|clave baja', { ...even, exposure: 0.6, contrast: 1.3 }],
  ['flash', { ...even, exposure: 0.98, contrast: 1.2, pool: [0.36, 0.3, 0.4], ambient: 0.22 }],
  ['rim light|luz de contorno', { ...even, edges: 0.7, behind: 0.5 }],
];
const calls = lights.map(([words, light]) => ({
  light,
  find: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u'),
}));

/** The light that a prompt names; an even one where it names none. */
export function lightOf(prompt: string): Light {
  const text = prompt.toLowerCase();
  return calls.find(({ find }) => find.test(text))?.light ?? even;
}
