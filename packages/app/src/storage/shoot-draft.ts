import type { Upload } from '@mirror-studio/domain/contract';
import { mediaAddressMs } from '@mirror-studio/domain/media';
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
    /** What its upload answered, and when it was kept: its address works for a time. */
    reference: v.nullable(
      v.object({ id: v.string(), url: v.string(), name: v.string(), bytes: v.number(), atMs: v.number() }),
    ),
  }),
);

interface ShootDraft {
  readonly form: Partial<PhotoShootForm>;
  readonly reference: Upload | null;
}

function read() {
  const { success, output } = v.safeParse(
    v.pipe(v.string(), v.parseJson(), draft),
    readForTab('photoShootDraft'),
  );
  return success ? output : {};
}

/** The shoot that was being described in this tab before a reload; nothing where there is none. */
export function readShootDraft(): ShootDraft {
  const { reference, ...form } = read();
  const isShown = reference && Date.now() - reference.atMs < mediaAddressMs;
  return { form: form as ShootDraft['form'], reference: isShown ? reference : null };
}

/** Keeps the shoot as it stands, with the reference image that was sent for it; null forgets it. */
export function keepShootDraft(form: Partial<PhotoShootForm> | null, reference: Upload | null = null): void {
  const before = reference && read().reference;
  const atMs = before?.url === reference?.url && before ? before.atMs : Date.now();
  const kept = form && { ...form, reference: reference && { ...reference, atMs } };
  writeForTab('photoShootDraft', kept && JSON.stringify(kept));
}

/**
 * Puts words that were made elsewhere into the shoot that is being described, and what else of its settings is known; the rest of
 * it stays. Takes them; with the words of the library the version that they are of, and of a shoot its reference image, or null
 * where it had none.
 */
export function handToShoot(
  known: Partial<PhotoShootForm> & Pick<PhotoShootForm, 'prompt'>,
  reference?: Upload | null,
): void {
  const before = readShootDraft();
  const unknown = { promptVersionId: null, seed: null, pose: null };
  keepShootDraft(
    { ...before.form, ...unknown, ...known },
    reference === undefined ? before.reference : reference,
  );
}
