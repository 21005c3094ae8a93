import {
  aspectRatios,
  imageModelIds,
  type PhotoShootForm,
  shootStyles,
} from '@mirror-studio/domain/photo-shoot';
import * as v from 'valibot';
import { readForTab, writeForTab } from '../../storage/storage.ts';

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
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), draft), readForTab('photoShootDraft'));
  return read.success ? (read.output as Partial<PhotoShootForm>) : {};
}

/** Keeps the shoot as it stands; null forgets it. */
export function keepDraft(form: PhotoShootForm | null): void {
  writeForTab('photoShootDraft', form && JSON.stringify(form));
}
