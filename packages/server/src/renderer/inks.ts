import { digest } from './noise.ts';

/** Two hues: of the shadows and of the lights. */
export interface Hues {
  readonly shadow: number;
  readonly light: number;
}

/** An ink, the words that call for it, how much colour it holds, and the second ink that runs through it. */
export interface Ink extends Hues {
  readonly words: string;
  readonly chroma: number;
  readonly accent: Hues;
}

const inks: readonly Ink[] = [
  {
    words: 'fire|flame|ember|sunset|dawn|first light|gold|golden|desert|candle|copper|autumn|amber|silk|warm',
    shadow: 18,
    light: 80,
    chroma: 1.05,
    accent: { shadow: 318, light: 38 },
  },
  {
    words: 'ice|sea|ocean|rain|blue|water|winter|sky|lighthouse|river|cold|glacier|wave|snow',
    shadow: 262,
    light: 205,
    chroma: 0.95,
    accent: { shadow: 300, light: 168 },
  },
  {
    words: 'violet|neon|dream|purple|galaxy|orchid|magic|club|dusk|lilac|lavender',
    shadow: 288,
    light: 345,
    chroma: 1.05,
    accent: { shadow: 255, light: 26 },
  },
  {
    words: 'forest|green|garden|jungle|leaf|leaves|moss|fern|emerald|meadow|wood|ivy',
    shadow: 172,
    light: 118,
    chroma: 0.88,
    accent: { shadow: 222, light: 84 },
  },
  {
    words: 'monochrome|black and white|stone|fog|mist|marble|pewter|silver|charcoal|ash|bone|concrete',
    shadow: 60,
    light: 82,
    chroma: 0.2,
    accent: { shadow: 275, light: 60 },
  },
  {
    words: 'rose|pink|blossom|skin|love|peach|coral|flower|dancer|petal|ballet|flamingo',
    shadow: 338,
    light: 48,
    chroma: 0.95,
    accent: { shadow: 300, light: 8 },
  },
  {
    words: 'midnight|night|indigo|star|moon|space|ink|nocturne|raven',
    shadow: 284,
    light: 240,
    chroma: 0.98,
    accent: { shadow: 318, light: 190 },
  },
  {
    words: 'teal|jade|peacock|turquoise|lagoon|cinema|mermaid|reef',
    shadow: 218,
    light: 178,
    chroma: 0.85,
    accent: { shadow: 268, light: 96 },
  },
  {
    words: 'wine|pomegranate|blood|velvet|ruby|red|opera|scarlet|cherry|lacquer',
    shadow: 4,
    light: 52,
    chroma: 1.1,
    accent: { shadow: 326, light: 22 },
  },
];
const callsFor = new Map(inks.map((ink) => [ink, new RegExp(`\\b(?:${ink.words})(?:s|y)?\\b`, 'g')]));

/** A colour that a palette names: its hue in degrees, and how much of it an ink holds. */
const named: readonly (readonly [words: string, hue: number, chroma: number])[] = [
  ['red|crimson|scarlet|ruby|carmine|rojo|rojos|carmesí', 26, 1.15],
  ['rust|terracotta|russet|brick|burnt orange|óxido|terracota|rojizo', 44, 0.95],
  ['orange|naranja|copper|cobre|apricot|amber|ámbar|ochre|ocre|umber', 62, 1.1],
  ['gold|golden|mustard|oro|mostaza|honey|brass', 84, 1.05],
  ['yellow|lemon|amarillo|limón', 102, 1.15],
  ['olive|oliva|khaki|moss|musgo', 116, 0.7],
  ['green|verde|verdes|emerald|esmeralda|jade|sage|salvia|mint|menta', 152, 0.95],
  ['teal|petrol|turquoise|verde azulado|petróleo|sea-glass|peacock', 192, 0.9],
  ['cyan|cian|ice blue|azul hielo|sky blue|pale blue|azul pálido', 222, 0.8],
  ['blue|azul|azules|navy|cobalt|prussian|indigo', 262, 1.1],
  ['violet|violeta|purple|plum|ciruela|lavender|lavanda|lilac|amethyst', 300, 1.05],
  ['magenta|fuchsia|pink|rosa|blush|rubor|rose|coral', 352, 1.05],
  ['wine|burgundy|vino|burdeos|claret', 14, 0.85],
  ['peach|melocotón|sand|arena|cream|crema', 58, 0.5],
  ['brown|marrón|earth|tierra|sepia|bone|hueso', 66, 0.42],
  [
    'black|negro|white|blanco|silver|plata|grey|gray|greys|gris|grises|ivory|marfil|monochrome|black and white',
    80,
    0.06,
  ],
];
const word = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'gu');
const colourWords = named.map(([words, hue, chroma]) => ({ find: word(words), hue, chroma }));

/** The two inks of a picture: what most of it is drawn in, and what runs through it. */
export interface InkPair {
  readonly main: Hues & { readonly chroma: number };
  readonly accent: Hues & { readonly chroma: number };
  /** The prompt names its colours: light tints them less. */
  readonly isNamed: boolean;
}

const around = (hue: number, chroma: number) => ({ shadow: hue - 16, light: hue + 10, chroma });

/**
 * The inks of a prompt: the colours that it names, in its order; else the ink whose words it has most, or one that its
 * letters choose, with the next that it names or the first one's own companion.
 */
export function inksOf(prompt: string): InkPair {
  const text = prompt.toLowerCase();
  const colours = colourWords
    .map((colour) => ({ ...colour, at: text.search(colour.find) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const [main, accent] = colours;
  if (main) {
    const second = accent ?? { hue: main.hue + 26, chroma: main.chroma };
    return { main: around(main.hue, main.chroma), accent: around(second.hue, second.chroma), isNamed: true };
  }
  const [first, second] = inks
    .map((ink) => ({ ink, hits: text.match(callsFor.get(ink) ?? /$^/)?.length ?? 0 }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits);
  const chosen = first?.ink ?? (inks[digest(text) % inks.length] as Ink);
  return {
    main: chosen,
    accent: { ...(second?.ink ?? chosen.accent), chroma: chosen.chroma },
    isNamed: false,
  };
}
