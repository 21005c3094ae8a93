import {
  aspectRatios,
  engineIdShape,
  imageModelIds,
  type PhotoShootForm,
  poses,
  shootStyles,
} from '@mirror-studio/domain/photo-shoot';
import * as v from 'valibot';
import { readForTab, writeForTab } from './storage.ts';

/** Any text and any number: what is wrong with them the form says. */
const draft = v.partial(
  v.object({
    prompt: v.string(),
    imageCount: v.number(),
    style: v.picklist(shootStyles),
    aspectRatio: v.picklist(aspectRatios),
    poseVariety: v.boolean(),
    projectName: v.string(),
    model: v.union([v.picklist(imageModelIds), v.pipe(v.string(), v.regex(engineIdShape))]),
    /** Whose words the prompt is, where it came from the library. */
    promptVersionId: v.nullable(v.string()),
    /** Of a picture that is to be made again. */
    seed: v.nullable(v.number()),
    pose: v.nullable(v.picklist(poses)),
  }),
);

/** The shoot that was being described in this tab before a reload; nothing where there is none. */
export function readShootDraft(): Partial<PhotoShootForm> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), draft), readForTab('photoShootDraft'));
  return read.success ? (read.output as Partial<PhotoShootForm>) : {};
}

/** Keeps the shoot as it stands; null forgets it. */
export function keepShootDraft(form: PhotoShootForm | null): void {
  writeForTab('photoShootDraft', form && JSON.stringify(form));
}

/**
 * Puts words that were made elsewhere into the shoot that is being described, and what else of its settings is known; the rest of
 * it stays. Takes them; with the words of the library the version that they are of.
 */
export function handToShoot(known: Partial<PhotoShootForm> & Pick<PhotoShootForm, 'prompt'>): void {
  const unknown = { promptVersionId: null, seed: null, pose: null };
  writeForTab('photoShootDraft', JSON.stringify({ ...readShootDraft(), ...unknown, ...known }));
}
