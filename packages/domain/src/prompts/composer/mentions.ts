import { languages } from '../../texts/index.ts';
import { listNames, slotChoices } from '../choices/choices.ts';
import { listNameOf } from '../grammar/names.ts';

/** Slots that *Improve* fills (decisions: prompt generation). */
export const improvedSlots = ['light', 'lens', 'mood', 'palette'] as const;
export type ImprovedSlot = (typeof improvedSlots)[number];

/** Beginnings of words, English then Spanish, by which a text speaks of a slot. A full stop ends the word there. */
const beginnings: Readonly<Record<ImprovedSlot, readonly string[]>> = {
  light: [
    'light lit. sunlit backlit sunlight sunset sunrise sunny sun. moonlight moonlit daylight candle lantern lamp',
    'flash. neon. shadow glow. glowing silhouette chiaroscuro softbox dusk. dawn. twilight overcast',
    'golden-hour blue-hour low-key high-key',
    'luz. luces. ilumina contraluz sol. soleado sombra. sombras. vela. velas. farola lámpara neón. atardecer',
    'amanecer crepúsculo silueta claroscuro nublado hora-dorada hora-azul clave-alta clave-baja',
  ],
  lens: [
    'lens macro. wide-angle telephoto fisheye bokeh tilt-shift anamorphic pinhole zoom. depth-of-field',
    'objetivo gran-angular teleobjetivo ojo-de-pez desenfoque anamórfic estenop profundidad-de-campo',
  ],
  mood: [
    'mood atmosphere atmospheric serene serenity calm. melanchol nostalg dreamy dreamlike mysterious eerie',
    'romantic joyful cheerful gloomy tense. menacing playful solemn peaceful lonely',
    'ambiente atmósfera seren calma. melanc onírico misterio inquietante romántic alegre alegría sombrío',
    'tenso. tensa. amenazante juguet solemne apacible solitari',
  ],
  palette: [
    'palette colour color. colors. colored colorful tone. tones. hue. hues. monochrom black-and-white sepia',
    'pastel saturated desaturated teal-and-orange',
    'paleta color. colores. tono. tonos. matices. monocrom blanco-y-negro pasteles. saturad desaturad',
  ],
};

/** 85 mm, f/1.4 */
const figures: Partial<Readonly<Record<ImprovedSlot, string>>> = {
  lens: '|\\d\\s?mm(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])f/\\d',
};

const patternOf = (slot: ImprovedSlot) => {
  const words = beginnings[slot]
    .flatMap((line) => line.split(' '))
    .map((word) => word.replaceAll('-', '[\\s-]').replace(/\.$/, '(?!\\p{L})'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})${figures[slot] ?? ''}`, 'iu');
};

const patterns: Readonly<Record<ImprovedSlot, RegExp>> = {
  light: patternOf('light'),
  lens: patternOf('lens'),
  mood: patternOf('mood'),
  palette: patternOf('palette'),
};

/**
 * Whether a text speaks of a slot (decisions: prompt generation): by a word for it, one of its choices or its list, in
 * either language. It reads words, not their meaning: "light as a feather" counts as light.
 */
export function mentions(text: string, slot: ImprovedSlot): boolean {
  const plain = text.normalize('NFC').toLowerCase();
  return (
    patterns[slot].test(plain) ||
    languages.some(
      (language) =>
        plain.includes(`__${listNameOf(listNames[slot][language])}__`) ||
        slotChoices[slot].some((choice) => plain.includes(choice[language].toLowerCase())),
    )
  );
}
