import type { AspectRatio, Pose, ShootStyle } from '../photo-shoot/index.ts';
import type { SampleHandle } from './people.ts';

interface Said {
  /** Tells it from the others. */
  readonly id: string;
  readonly by: SampleHandle;
  readonly title: string;
  readonly tags: readonly string[];
  /** Of a picture the words that the sample renderer makes it of; in the language of whoever wrote them. */
  readonly prompt: string;
  /** How long before the community began it was published, in hours. */
  readonly hoursAgo: number;
  /** Who likes it. */
  readonly likedBy: readonly SampleHandle[];
  /** What it is a remix of: one that stands before it. */
  readonly remixOf?: string;
}

/** A picture, drawn by the sample renderer (issue: the community, samples). */
export interface SamplePicture extends Said {
  readonly style: ShootStyle;
  readonly aspectRatio: AspectRatio;
  readonly pose: Pose;
}

/** A work of the sample community: a picture, or a prompt by itself (issue: the community, samples). */
export type SampleWork = SamplePicture | Said;

const by = {
  ines: 'sample-ines',
  tobias: 'sample-tobias',
  adaeze: 'sample-adaeze',
  haruki: 'sample-haruki',
  wren: 'sample-wren',
  livia: 'sample-livia',
} as const satisfies Record<string, SampleHandle>;
type Who = keyof typeof by;

type Facts = Pick<Said, 'title' | 'prompt' | 'hoursAgo'> & {
  readonly tags: string;
  readonly likes: string;
  readonly remixOf?: string;
};

/** Names stand in one line, with spaces between. */
function said(id: string, who: Who, { tags, likes, ...facts }: Facts): Said {
  const likedBy = likes.split(' ').filter((name): name is Who => name in by);
  return { id, by: by[who], tags: tags.split(', '), likedBy: likedBy.map((name) => by[name]), ...facts };
}

const picture = (
  id: string,
  who: Who,
  [style, aspectRatio, pose]: readonly [ShootStyle, AspectRatio, Pose],
  facts: Facts,
): SamplePicture => ({ ...said(id, who, facts), style, aspectRatio, pose });

/** The works of the sample community, the oldest first: what is a remix stands after its parent (issue: the community, samples). */
export const sampleWorks: readonly SampleWork[] = [
  picture('salinas', 'ines', ['documentary', '4:3', 'walking'], {
    title: 'Salinas de octubre',
    tags: 'sal, viento',
    prompt: 'Una mujer cruza las salinas con la colada al hombro, viento de poniente, luz baja, plata y ocre',
    hoursAgo: 310,
    likes: 'haruki livia wren',
  }),
  picture('last-lamp', 'tobias', ['noir', '3:4', 'seated'], {
    title: 'The last lamp on',
    tags: 'night, interiors',
    prompt: 'A porter asleep in the lobby of a grand hotel, one brass lamp, rain on the revolving door',
    hoursAgo: 292,
    likes: 'adaeze livia',
  }),
  picture('marigold', 'adaeze', ['studio', '3:4', 'overShoulder'], {
    title: 'Marigold',
    tags: 'portrait, colour',
    prompt:
      'Portrait over the shoulder in marigold silk, skin lit from the left, marigold seamless, one gold earring',
    hoursAgo: 266,
    likes: 'ines tobias wren livia haruki',
  }),
  picture('fog-ferry', 'haruki', ['film', '16:9', 'profile'], {
    title: 'Ferry, no far side',
    tags: 'fog, water',
    prompt: 'A commuter at the rail of a ferry in fog, grey on grey, one red lifebelt, expired stock',
    hoursAgo: 250,
    likes: 'tobias ines adaeze',
  }),
  picture('barre', 'wren', ['cinematic', '3:4', 'inMotion'], {
    title: 'Barre, 6 a.m.',
    tags: 'dance, dawn',
    prompt:
      'A dancer turning alone at the barre before class, dust in the first light, mirror along the wall',
    hoursAgo: 233,
    likes: 'adaeze livia',
  }),
  picture('quince', 'livia', ['painterly', '1:1', 'leaning'], {
    title: 'Quince, with a letter',
    tags: 'still life, table',
    prompt: 'Still life with three quinces and a sealed letter, pewter, north light, olive and umber',
    hoursAgo: 219,
    likes: 'ines adaeze tobias haruki',
  }),
  said('window-recipe', 'livia', {
    title: 'A table by a north window',
    tags: 'still life, recipe',
    prompt:
      'Still life with {three quinces|a split fig|green walnuts} and {a sealed letter|a broken watch|one glove}, {pewter|white china}, north light, dark varnish',
    hoursAgo: 214,
    likes: 'adaeze wren',
  }),
  picture('azotea', 'ines', ['editorial', '9:16', 'contrapposto'], {
    title: 'Azotea',
    tags: 'viento, ropa',
    prompt:
      'Modelo entre sábanas tendidas en una azotea, viento fuerte, blanco sobre blanco, cielo de cobalto',
    hoursAgo: 190,
    likes: 'wren adaeze livia',
  }),
  picture('cloakroom', 'tobias', ['noir', '1:1', 'leaning'], {
    title: 'Cloakroom',
    tags: 'night, interiors',
    prompt: 'A cloakroom attendant among a hundred black coats, one bare bulb, cigarette smoke, hard shadow',
    hoursAgo: 171,
    likes: 'haruki',
  }),
  picture('indigo-sitter', 'adaeze', ['studio', '3:4', 'seated'], {
    title: 'Indigo, seated',
    tags: 'portrait, colour',
    prompt: 'A sitter in indigo cotton on an indigo ground, hands folded, softbox from above, bronze skin',
    hoursAgo: 158,
    likes: 'ines livia wren',
  }),
  picture('marigold-noir', 'tobias', ['noir', '3:4', 'overShoulder'], {
    title: 'Marigold, lights out',
    tags: 'portrait, night',
    prompt: 'Portrait over the shoulder in silk, everything black but one gold earring, light through blinds',
    hoursAgo: 150,
    likes: 'adaeze livia haruki',
    remixOf: 'marigold',
  }),
  said('weather-report', 'haruki', {
    title: 'Weather report',
    tags: 'fog, recipe',
    prompt:
      'Somebody {waiting|walking|listening} in {sea fog|the first snow|rain from the left}, {pale blue|lead grey}, nothing else in the frame',
    hoursAgo: 141,
    likes: 'tobias wren',
  }),
  picture('snow-platform', 'haruki', ['film', '4:3', 'contrapposto'], {
    title: 'Platform, first snow',
    tags: 'snow, station',
    prompt: 'A man on a railway platform in the first snow, sodium lamp, breath in the air, pushed two stops',
    hoursAgo: 128,
    likes: 'ines adaeze',
  }),
  picture('high-dive', 'wren', ['documentary', '9:16', 'inMotion'], {
    title: 'Ten metres',
    tags: 'swimming, height',
    prompt:
      'A diver leaving the ten metre board, seen from the water, chlorine blue, ceiling lights in a row',
    hoursAgo: 116,
    likes: 'haruki tobias ines',
  }),
  picture('fig', 'livia', ['painterly', '4:3', 'reclining'], {
    title: 'Split fig',
    tags: 'still life, table',
    prompt:
      'Still life with a split fig and one glove on white china, north light, wine red and dark varnish',
    hoursAgo: 97,
    likes: 'ines',
    remixOf: 'quince',
  }),
  said('colour-of-their-own', 'adaeze', {
    title: 'A colour of their own',
    tags: 'portrait, recipe',
    prompt:
      'Portrait in {marigold|indigo|oxblood|celadon} on a ground of the same colour, one metal, softbox from {above|the left}',
    hoursAgo: 88,
    likes: 'livia ines tobias',
  }),
  picture('oxblood', 'wren', ['studio', '3:4', 'inMotion'], {
    title: 'Oxblood, jumping',
    tags: 'portrait, dance',
    prompt:
      'A dancer mid-jump in oxblood on an oxblood ground, one silver buckle, strobe, softbox from above',
    hoursAgo: 74,
    likes: 'adaeze livia haruki',
    remixOf: 'marigold',
  }),
  picture('colada-noche', 'ines', ['dreamlike', '3:4', 'walking'], {
    title: 'Colada de noche',
    tags: 'ropa, luna',
    prompt: 'Sábanas tendidas que echan a andar a medianoche, luna llena, añil y plata, bruma baja',
    hoursAgo: 61,
    likes: 'livia wren haruki adaeze',
  }),
  said('one-lamp', 'tobias', {
    title: 'One lamp',
    tags: 'night, recipe',
    prompt:
      '{A porter|A pianist|A night nurse} alone in {a hotel lobby|an empty ballroom|a ward}, one lamp, rain, hard shadow',
    hoursAgo: 49,
    likes: 'wren',
  }),
  picture('pianist', 'livia', ['noir', '16:9', 'seated'], {
    title: 'After the ball',
    tags: 'night, music',
    prompt:
      'A pianist alone in an empty ballroom, one lamp on the lid, rain, confetti on the boards, hard shadow',
    hoursAgo: 40,
    likes: 'tobias adaeze',
    remixOf: 'last-lamp',
  }),
  picture('channel', 'wren', ['cinematic', '16:9', 'inMotion'], {
    title: 'Channel, hour nine',
    tags: 'swimming, water',
    prompt: 'A channel swimmer at dusk, teal water, one boat light far off, salt on the shoulders',
    hoursAgo: 31,
    likes: 'haruki ines livia',
  }),
  picture('thaw', 'haruki', ['dreamlike', '3:4', 'profile'], {
    title: 'Thaw',
    tags: 'snow, spring',
    prompt: 'A figure made of thawing ice turning to look at the first crocus, pale blue, pink, haze',
    hoursAgo: 22,
    likes: 'livia wren adaeze ines tobias',
  }),
  said('ropa-y-viento', 'ines', {
    title: 'Ropa y viento',
    tags: 'viento, receta',
    prompt:
      '{Sábanas|Camisas|Velas} tendidas en {una azotea|un muelle|las salinas}, viento {de poniente|del norte}, {blanco y cobalto|ocre y plata}',
    hoursAgo: 13,
    likes: 'haruki livia',
  }),
  picture('celadon', 'adaeze', ['editorial', '4:3', 'reclining'], {
    title: 'Celadon, resting',
    tags: 'portrait, colour',
    prompt: 'Reclining in celadon linen on a celadon divan, copper bangle, window light, long shadow',
    hoursAgo: 5,
    likes: 'wren ines',
  }),
];
