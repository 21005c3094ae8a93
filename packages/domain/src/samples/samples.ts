import type { AspectRatio, Pose, ShootStyle } from '../photo-shoot/index.ts';

/** A picture that anybody may look at, made by the built-in renderer from these words, this pose and this seed. */
export interface Sample {
  readonly id: string;
  /** In English in every language: they are the words that made the picture. */
  readonly prompt: string;
  readonly style: ShootStyle;
  readonly aspectRatio: AspectRatio;
  readonly pose: Pose;
  readonly seed: number;
}

const sample = (
  id: string,
  style: ShootStyle,
  aspectRatio: AspectRatio,
  pose: Pose,
  prompt: string,
  seed: number,
): Sample => ({ id, style, aspectRatio, pose, prompt, seed });

/** The wall of `/samples`, in its order: each style three times (§1; the number is decided in the list of pages). */
export const samples: readonly Sample[] = [
  sample(
    'salt-flats',
    'editorial',
    '3:4',
    'contrapposto',
    'A dancer in raw silk on the salt flats at first light, long shadow, wind from the left, 85 mm',
    11,
  ),
  sample(
    'lighthouse-keeper',
    'noir',
    '9:16',
    'profile',
    'The keeper of a lighthouse at the top of the stairs, rain on the glass, one lamp, hard shadow',
    12,
  ),
  sample(
    'pomegranate',
    'painterly',
    '1:1',
    'leaning',
    'Still life with pomegranate and pewter, north window, velvet the red of old theatres',
    13,
  ),
  sample(
    'night-swim',
    'cinematic',
    '16:9',
    'inMotion',
    'A swimmer under the ice at midnight, seen from below, a single torch, ribbons of cold blue',
    14,
  ),
  sample(
    'fern-house',
    'documentary',
    '3:4',
    'walking',
    'A botanist in the fern house after rain, green glass overhead, breath in the air',
    15,
  ),
  sample(
    'lilac-room',
    'dreamlike',
    '4:3',
    'reclining',
    'Somebody asleep in a lilac room while the wallpaper goes on growing, dusk, haze',
    16,
  ),
  sample(
    'copper-portrait',
    'studio',
    '3:4',
    'overShoulder',
    'Portrait over the shoulder, copper hair, backlight, a seamless the colour of ash',
    17,
  ),
  sample(
    'last-tram',
    'film',
    '4:3',
    'seated',
    'The last tram, one passenger, sodium lamps through wet windows, pushed two stops',
    18,
  ),
  sample(
    'marble-hands',
    'noir',
    '1:1',
    'contrapposto',
    'Marble hands in a museum after hours, light through blinds, black and white',
    19,
  ),
  sample(
    'harbour-fog',
    'documentary',
    '16:9',
    'walking',
    'Dockers in harbour fog at six in the morning, silver water, nothing in a hurry',
    20,
  ),
  sample(
    'opera-cloak',
    'editorial',
    '9:16',
    'walking',
    'An opera cloak in wine velvet crossing an empty car park, wind, low sun',
    21,
  ),
  sample(
    'kiln',
    'cinematic',
    '3:4',
    'leaning',
    'A potter at the open kiln, fire on the face, everything else in the dark',
    22,
  ),
  sample(
    'reef-choir',
    'dreamlike',
    '3:4',
    'inMotion',
    'A choir under a teal reef, hair and coral moving together, beams from above',
    23,
  ),
  sample(
    'bone-white',
    'studio',
    '1:1',
    'seated',
    'A sitter in bone white on bone white, softbox left, nothing but the line of the neck',
    24,
  ),
  sample(
    'orchard',
    'painterly',
    '4:3',
    'reclining',
    'Asleep under the peach trees, blossom on the sleeves, late light, loose brush',
    25,
  ),
  sample(
    'motel',
    'film',
    '3:4',
    'leaning',
    'Outside a motel, neon on chrome, a magenta sign with one letter gone, expired stock',
    26,
  ),
  sample(
    'glacier',
    'documentary',
    '3:4',
    'profile',
    'A glaciologist listening to the ice with a stethoscope, pale blue, sleet, flat light',
    27,
  ),
  sample(
    'moth',
    'dreamlike',
    '9:16',
    'contrapposto',
    'A moth the size of a person at the window, moonlight, indigo, dust like stars',
    28,
  ),
  sample(
    'cyclorama',
    'studio',
    '4:3',
    'inMotion',
    'A jump against an emerald cyclorama, strobe, coat open like wings',
    29,
  ),
  sample(
    'stairwell',
    'noir',
    '3:4',
    'overShoulder',
    'A stairwell from above, somebody looking back, one candle, charcoal walls',
    30,
  ),
  sample(
    'gilder',
    'painterly',
    '3:4',
    'seated',
    'The gilder at her bench, leaf of gold on the breath, amber varnish, brown dark',
    31,
  ),
  sample(
    'desert-road',
    'cinematic',
    '16:9',
    'contrapposto',
    'Hitchhiker on a desert road, silhouette against the sunset, heat in the air',
    32,
  ),
  sample(
    'ballet-class',
    'film',
    '1:1',
    'inMotion',
    'Ballet class through a mirror that has lost its silver, rose and grey, window light',
    33,
  ),
  sample(
    'lagoon',
    'editorial',
    '3:4',
    'reclining',
    'Turquoise satin afloat in a lagoon, shot from a pier, midday, polarised',
    34,
  ),
];

/** The addresses of a sample's pictures, as wide as that many px. */
export const sampleWidths = [360, 720] as const;
export const samplePicture = (id: string, width: (typeof sampleWidths)[number]): string =>
  `/samples/${id}-${width}.avif`;
