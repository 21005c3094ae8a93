import { photoShootLimits } from '../constants/photo-shoot.ts';
import type { TextKey } from '../texts/index.ts';
import {
  type AspectRatio,
  aspectRatios,
  type ImageModelId,
  imageModelIds,
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
}

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
    model: imageModelIds.includes(form.model) ? null : 'modelUnknown',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}
