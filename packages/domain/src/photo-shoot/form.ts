import { photoShootLimits } from '../constants/photo-shoot.ts';
import type { Language, TextKey } from '../texts/index.ts';
import { languages } from '../texts/languages.ts';
import {
  type AspectRatio,
  aspectRatios,
  type ImageModelId,
  imageModelIds,
  isEngineId,
  type Pose,
  poses,
  type ShootStyle,
  shootStyles,
} from './catalogue.ts';

/** The form of a photo shoot (§3). `referenceImageId` is what an upload answered. */
export interface PhotoShootForm {
  readonly prompt: string;
  readonly imageCount: number;
  readonly style: ShootStyle;
  readonly aspectRatio: AspectRatio;
  readonly poseVariety: boolean;
  readonly projectName: string;
  readonly referenceImageId: string | null;
  readonly model: ImageModelId;
  /** The version in the library whose words the prompt is; it stands for nothing once they are others. */
  readonly promptVersionId?: string | null | undefined;
  /** The published work that it is a remix of: what is made keeps it when it is published. */
  readonly remixOf?: string | null | undefined;
  /** Of the values of built-in lists in the prompt; English when it is left out. */
  readonly language?: Language | undefined;
  /** Of the first picture, and one more for each after it; drawn when it is left out. The same form and seed make the same pictures. */
  readonly seed?: number | null | undefined;
  /** Of the first picture; left out, the first of the eight. */
  readonly pose?: Pose | null | undefined;
}

const isImageModelId = (id: unknown): id is ImageModelId =>
  typeof id === 'string' && (imageModelIds.some((known) => known === id) || isEngineId(id));

/** The form as it opens (decided; §3 gives the fields). */
export const emptyPhotoShoot: PhotoShootForm = {
  prompt: '',
  imageCount: 4,
  style: 'cinematic',
  aspectRatio: '3:4',
  poseVariety: true,
  projectName: '',
  referenceImageId: null,
  model: 'sample',
};

/** What can be wrong with the form, each with the text of its name. */
export const photoShootProblems = [
  'promptEmpty',
  'promptTooLong',
  'imageCountOutOfRange',
  'styleUnknown',
  'aspectRatioUnknown',
  'projectTooLong',
  'modelUnknown',
] as const satisfies TextKey<'photoShoot'>[];
export type PhotoShootProblem = (typeof photoShootProblems)[number];

export type PhotoShootProblems = { readonly [Field in keyof PhotoShootForm]?: PhotoShootProblem };

/** Says whether somebody has written something into a form (§3): what must not be lost. Takes the form. */
export function hasWords({ prompt, projectName }: PhotoShootForm): boolean {
  return prompt.trim() !== '' || projectName.trim() !== '';
}

/**
 * The form that a job was made from (§3: it is the job's metadata).
 *
 * @param metadata - What the job says of itself; any of its fields may be missing or be what is not known here.
 * @returns A whole form, those fields as in {@link emptyPhotoShoot}.
 */
export function formOfMetadata(metadata: Readonly<Record<string, unknown>>): PhotoShootForm {
  const { prompt, imageCount, style, aspectRatio, poseVariety, projectName, referenceImageId, model } =
    metadata;
  const { promptVersionId, remixOf, language, seed, pose } = metadata;
  const first = poses.find((one) => one === pose);
  const known = languages.find((one) => one === language);
  const none = emptyPhotoShoot;
  return {
    prompt: typeof prompt === 'string' ? prompt : none.prompt,
    imageCount: typeof imageCount === 'number' ? imageCount : none.imageCount,
    style: shootStyles.find((known) => known === style) ?? none.style,
    aspectRatio: aspectRatios.find((known) => known === aspectRatio) ?? none.aspectRatio,
    poseVariety: typeof poseVariety === 'boolean' ? poseVariety : none.poseVariety,
    projectName: typeof projectName === 'string' ? projectName : none.projectName,
    referenceImageId: typeof referenceImageId === 'string' ? referenceImageId : none.referenceImageId,
    model: isImageModelId(model) ? model : none.model,
    ...(typeof promptVersionId === 'string' && { promptVersionId }),
    ...(typeof remixOf === 'string' && { remixOf }),
    ...(known !== undefined && { language: known }),
    ...(isSeed(seed) && { seed }),
    ...(first !== undefined && { pose: first }),
  };
}

const isSeed = (given: unknown): given is number =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= photoShootLimits.largestSeed;

/**
 * *Again* (decisions: what each page holds): what a form becomes so that a picture of its shoot is made once more, alone and with its own seed
 * and pose, or everything is as it was but the seed.
 *
 * @param metadata - Of the job that the picture is of.
 * @param picture - As the job tells of it.
 * @param keepsSeed - Whether it is this picture that is wanted.
 * @returns The change of the form; the reference image stays what it is there.
 */
export function againOf(
  metadata: Readonly<Record<string, unknown>>,
  picture: { readonly seed?: number | null | undefined; readonly pose?: string | null | undefined },
  keepsSeed: boolean,
): Partial<Omit<PhotoShootForm, 'referenceImageId'>> {
  const { referenceImageId: _, ...form } = formOfMetadata(metadata);
  if (!keepsSeed || !isSeed(picture.seed)) return { ...form, seed: null, pose: null };
  const pose = poses.find((one) => one === picture.pose) ?? null;
  return { ...form, imageCount: photoShootLimits.minimumImages, seed: picture.seed, pose };
}

/**
 * Says what is wrong with a prompt (§5, decided length). Length counts UTF-16 units, as a text field does.
 *
 * @param prompt - The text as typed.
 * @returns The problem or null.
 */
export function checkPrompt(prompt: string): 'promptEmpty' | 'promptTooLong' | null {
  if (prompt.trim() === '') return 'promptEmpty';
  return prompt.length > photoShootLimits.promptCharacters ? 'promptTooLong' : null;
}

/**
 * Says what is wrong with the number of images: it must be whole, 1 to 10 (§5).
 *
 * @param imageCount - The count.
 * @returns The problem or null.
 */
export function checkImageCount(imageCount: number): 'imageCountOutOfRange' | null {
  const { minimumImages, maximumImages } = photoShootLimits;
  const fits = Number.isInteger(imageCount) && imageCount >= minimumImages && imageCount <= maximumImages;
  return fits ? null : 'imageCountOutOfRange';
}

/**
 * Checks a whole form (§5).
 *
 * @param form - The form.
 * @returns The first problem of each field that has one: an empty object when all is well.
 */
export function checkPhotoShoot(form: PhotoShootForm): PhotoShootProblems {
  const problems: { [Field in keyof PhotoShootForm]?: PhotoShootProblem | null } = {
    prompt: checkPrompt(form.prompt),
    imageCount: checkImageCount(form.imageCount),
    style: shootStyles.includes(form.style) ? null : 'styleUnknown',
    aspectRatio: aspectRatios.includes(form.aspectRatio) ? null : 'aspectRatioUnknown',
    projectName: form.projectName.length > photoShootLimits.projectCharacters ? 'projectTooLong' : null,
    model: isImageModelId(form.model) ? null : 'modelUnknown',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}
