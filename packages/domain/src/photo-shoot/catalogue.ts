/** §9 Eight styles; the specification gives their number, not their names (decided). Texts: `photoShoot.style_<id>`. */
export const shootStyles = [
  'cinematic',
  'editorial',
  'film',
  'noir',
  'painterly',
  'studio',
  'dreamlike',
  'documentary',
] as const;
export type ShootStyle = (typeof shootStyles)[number];

/** §9 Five aspect ratios. */
export const aspectRatios = ['1:1', '4:3', '3:4', '16:9', '9:16'] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** Decided: the size in pixels of a picture of each ratio; both sides are whole and the ratio is exact. */
export const pictureSizes: Readonly<
  Record<AspectRatio, { readonly widthPx: number; readonly heightPx: number }>
> = {
  '1:1': { widthPx: 1024, heightPx: 1024 },
  '4:3': { widthPx: 1024, heightPx: 768 },
  '3:4': { widthPx: 768, heightPx: 1024 },
  '16:9': { widthPx: 1024, heightPx: 576 },
  '9:16': { widthPx: 576, heightPx: 1024 },
};

/** §9 Eight poses of pose variety; names decided. Texts: `photoShoot.pose_<id>`. */
export const poses = [
  'contrapposto',
  'seated',
  'profile',
  'walking',
  'reclining',
  'leaning',
  'overShoulder',
  'inMotion',
] as const;
export type Pose = (typeof poses)[number];

/**
 * The pose of each picture of a shoot: with pose variety every picture takes the next of the eight, without it all
 * take the first (§3, §9). Takes the number of images, whether variety is on, and the first pose where it is not the usual one.
 *
 * @returns As many poses.
 */
export function posesFor(imageCount: number, poseVariety: boolean, first: Pose | null = null): Pose[] {
  const from = first === null ? 0 : poses.indexOf(first);
  return Array.from(
    { length: imageCount },
    (_, at) => poses[(from + (poseVariety ? at : 0)) % poses.length] ?? 'contrapposto',
  );
}

/** Something that can make a picture. */
export interface ImageModel {
  readonly id: 'sample' | 'provider-a' | 'provider-b' | 'provider-c';
  /** What is shown; a product name, not translated. */
  readonly label: string;
  /** What it is good at: the text `photoShoot.modelHint_<hint>`. */
  readonly hint: 'sample' | 'literal' | 'swift' | 'photographic';
  /** Made by the product's own renderer, without a model. */
  readonly builtIn: boolean;
  /** Stands in for a model that is not named yet. */
  readonly placeholder: boolean;
}

/**
 * The built-in renderer and three models of third-party providers (§9). The specification does not name the
 * three: these names say what each is good at, and are to be confirmed.
 */
export const imageModels: readonly ImageModel[] = [
  { id: 'sample', label: 'Sample renderer', hint: 'sample', builtIn: true, placeholder: false },
  { id: 'provider-a', label: 'Literal model', hint: 'literal', builtIn: false, placeholder: true },
  { id: 'provider-b', label: 'Swift model', hint: 'swift', builtIn: false, placeholder: true },
  { id: 'provider-c', label: 'Photographic model', hint: 'photographic', builtIn: false, placeholder: true },
];
/** An engine that whoever runs this studio runs too, by the name that its configuration gives it (decided). */
export type EngineId = `engine-${string}`;
export type ImageModelId = ImageModel['id'] | EngineId;
export const imageModelIds = [
  'sample',
  'provider-a',
  'provider-b',
  'provider-c',
] as const satisfies ImageModelId[];
/** How the id of an engine is written: `engine-` and the words of its name. */
export const engineIdShape = /^engine-(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Says whether a text is written as the id of an engine is (decisions: rendering); which there are the server knows.
 *
 * @param id - Any text.
 * @returns True or false.
 */
export function isEngineId(id: string): id is EngineId {
  return engineIdShape.test(id);
}

/**
 * What is shown where the name of a model stands (decisions).
 *
 * @param id - The id.
 * @returns The label, the name of an engine, or the id itself when the catalogue no longer knows it.
 */
export function imageModelLabel(id: string): string {
  const known = imageModels.find((model) => model.id === id)?.label;
  return known ?? (isEngineId(id) ? id.slice('engine-'.length).replaceAll('-', ' ') : id);
}
