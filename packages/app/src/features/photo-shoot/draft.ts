import {
  aspectRatios,
  imageModelIds,
  type PhotoShootForm,
  shootStyles,
} from '@mirror-studio/domain/photo-shoot';
import { tabKeys } from '@mirror-studio/domain/storage';
import * as v from 'valibot';

/** Any text and any number: what is wrong with them the form says. */
const draft = v.partial(
  v.object({
    prompt: v.string(),
    imageCount: v.number(),
    style: v.picklist(shootStyles),
    aspectRatio: v.picklist(aspectRatios),
    poseVariety: v.boolean(),
    projectName: v.string(),
    model: v.picklist(imageModelIds),
  }),
);

/** The shoot that was being described in this tab before a reload; nothing where there is none. */
export function readDraft(): Partial<PhotoShootForm> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(tabKeys.photoShootDraft) ?? '{}');
    const read = v.safeParse(draft, kept);
    return read.success ? (read.output as Partial<PhotoShootForm>) : {};
  } catch {
    return {};
  }
}

/** Keeps the shoot as it stands; null forgets it. A browser that refuses storage keeps nothing. */
export function keepDraft(form: PhotoShootForm | null): void {
  try {
    if (form) sessionStorage.setItem(tabKeys.photoShootDraft, JSON.stringify(form));
    else sessionStorage.removeItem(tabKeys.photoShootDraft);
  } catch {
    // As without storage.
  }
}
