import type { PromptChoice } from './choice.ts';

/** Decided (pages: prompt studio): ideas for the slot `subject`; written for this product. */
export const subjectChoices: readonly PromptChoice[] = [
  {
    id: 'net-mender',
    en: 'an old fisherman mending a net on the quay',
    es: 'un viejo pescador remendando una red en el muelle',
  },
  {
    id: 'ballet-break',
    en: 'a dancer resting between rehearsals',
    es: 'una bailarina descansando entre ensayos',
  },
  {
    id: 'welder-sparks',
    en: 'a welder behind a fan of sparks',
    es: 'una soldadora tras un abanico de chispas',
  },
  {
    id: 'baker-flour',
    en: 'a baker dusting flour over a worktable',
    es: 'un panadero espolvoreando harina sobre la mesa',
  },
  { id: 'twins-raincoats', en: 'twins in yellow raincoats', es: 'unos gemelos con impermeables amarillos' },
  {
    id: 'cellist-stairwell',
    en: 'a cellist playing in an empty stairwell',
    es: 'una violonchelista tocando en una escalera vacía',
  },
  {
    id: 'swimmer-surfacing',
    en: 'a swimmer breaking the surface',
    es: 'un nadador saliendo a la superficie',
  },
  {
    id: 'beekeeper',
    en: 'a beekeeper lifting a frame of honeycomb',
    es: 'una apicultora levantando un panal',
  },
  { id: 'bride-train', en: 'a bride waiting for a night train', es: 'una novia esperando un tren nocturno' },
  {
    id: 'grandmother-hands',
    en: 'the hands of a grandmother shelling peas',
    es: 'las manos de una abuela desgranando guisantes',
  },
  {
    id: 'skateboarder',
    en: 'a skateboarder in mid-air above a dry pool',
    es: 'un patinador en el aire sobre una piscina vacía',
  },
  {
    id: 'lighthouse-keeper',
    en: 'a lighthouse keeper climbing spiral stairs',
    es: 'un farero subiendo una escalera de caracol',
  },
  { id: 'veiled-figure', en: 'a figure under a sheer veil', es: 'una figura bajo un velo transparente' },
  {
    id: 'fencer',
    en: 'a fencer with her mask under her arm',
    es: 'una esgrimista con la careta bajo el brazo',
  },
  { id: 'tailor', en: 'a tailor chalking a pattern on wool', es: 'un sastre marcando un patrón sobre lana' },
  { id: 'child-puddle', en: 'a child leaping over a puddle', es: 'una niña saltando un charco' },
  { id: 'jazz-trio', en: 'a jazz trio in a cellar bar', es: 'un trío de jazz en un bar de sótano' },
  { id: 'violin-maker', en: 'a violin maker at her bench', es: 'una lutier en su banco de trabajo' },
  {
    id: 'boxer-corner',
    en: 'a boxer sitting in the corner of the ring',
    es: 'un boxeador sentado en la esquina del ring',
  },
  { id: 'florist', en: 'a florist among buckets of peonies', es: 'un florista entre cubos de peonías' },
  { id: 'horse-mist', en: 'a grey horse in morning mist', es: 'un caballo gris en la niebla de la mañana' },
  { id: 'greyhound', en: 'a greyhound on a velvet sofa', es: 'un galgo sobre un sofá de terciopelo' },
  { id: 'owl-barn', en: 'a barn owl leaving a hayloft', es: 'una lechuza saliendo de un pajar' },
  { id: 'octopus', en: 'an octopus among sea glass', es: 'un pulpo entre vidrios de mar' },
  { id: 'moth-lamp', en: 'a moth circling a lamp', es: 'una polilla rondando una lámpara' },
  {
    id: 'orchid',
    en: 'a single orchid on a marble shelf',
    es: 'una sola orquídea sobre una repisa de mármol',
  },
  { id: 'pears-linen', en: 'three pears on crumpled linen', es: 'tres peras sobre lino arrugado' },
  {
    id: 'perfume-bottle',
    en: 'a perfume bottle on wet black stone',
    es: 'un frasco de perfume sobre piedra negra mojada',
  },
  {
    id: 'wristwatch',
    en: 'a mechanical wristwatch taken apart',
    es: 'un reloj de pulsera mecánico desmontado',
  },
  {
    id: 'ceramic-bowls',
    en: 'hand-thrown ceramic bowls on a shelf',
    es: 'cuencos de cerámica torneados a mano en un estante',
  },
  { id: 'noodle-soup', en: 'a steaming bowl of noodle soup', es: 'un cuenco humeante de sopa de fideos' },
  {
    id: 'running-shoe',
    en: 'a running shoe floating above its shadow',
    es: 'una zapatilla de correr flotando sobre su sombra',
  },
  { id: 'vintage-car', en: 'a finned car outside a motel', es: 'un coche con aletas frente a un motel' },
  {
    id: 'spiral-staircase',
    en: 'a spiral staircase seen from below',
    es: 'una escalera de caracol vista desde abajo',
  },
  {
    id: 'concrete-chapel',
    en: 'a concrete chapel with one slit of light',
    es: 'una capilla de hormigón con una rendija de luz',
  },
  {
    id: 'abandoned-theatre',
    en: 'an abandoned theatre with torn curtains',
    es: 'un teatro abandonado con telones rasgados',
  },
  { id: 'night-market', en: 'a night market after the rain', es: 'un mercado nocturno después de la lluvia' },
  { id: 'salt-flat', en: 'a lone figure crossing a salt flat', es: 'una figura solitaria cruzando un salar' },
  {
    id: 'cliff-road',
    en: 'a coastal road along chalk cliffs',
    es: 'una carretera costera junto a acantilados de creta',
  },
  {
    id: 'birch-forest',
    en: 'a birch forest in first snow',
    es: 'un bosque de abedules con la primera nieve',
  },
  { id: 'desert-motel', en: 'a motel pool in the desert', es: 'la piscina de un motel en el desierto' },
  { id: 'mirror-room', en: 'a dressing room lined with mirrors', es: 'un camerino cubierto de espejos' },
];
