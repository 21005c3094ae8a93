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
import { readForTab, readStored, writeForTab, writeStored } from './storage.ts';

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
    /** The work that it is a remix of. */
    remixOf: v.nullable(v.string()),
    /** Of a picture that is to be made again. */
    seed: v.nullable(v.number()),
    pose: v.nullable(v.picklist(poses)),
    /** Of what was sent and had no answer yet. */
    idempotencyKey: v.nullable(v.string()),
    /** What its upload answered, and when it was kept: its address works for a time. */
    reference: v.nullable(
      v.object({ id: v.string(), url: v.string(), name: v.string(), bytes: v.number(), atMs: v.number() }),
    ),
  }),
);

interface ShootDraft {
  readonly form: Partial<PhotoShootForm>;
  readonly reference: Upload | null;
  readonly idempotencyKey: string | null;
}

function read(kept = readForTab('photoShootDraft')) {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), draft), kept);
  return success ? output : {};
}

/**
 * The shoot that was being described in this tab before a reload; nothing where there is none. Takes whether it may be the one
 * of a tab that was closed.
 */
export function readShootDraft({ orOfBrowser = false } = {}): ShootDraft {
  const own = readForTab('photoShootDraft');
  const {
    reference,
    idempotencyKey = null,
    ...form
  } = read(own ?? (orOfBrowser ? readStored('shootDraft') : null));
  const isShown = reference && Date.now() - reference.atMs < mediaAddressMs;
  // Without its reference image it is another form.
  const isSame = !reference || isShown;
  return {
    form: form as ShootDraft['form'],
    reference: isShown ? reference : null,
    idempotencyKey: isSame ? idempotencyKey : null,
  };
}

/**
 * Keeps the shoot as it stands, with the reference image that was sent for it, and the key under which it was sent while
 * nobody knows what became of it. Null for the form forgets it all.
 */
export function keepShootDraft(
  form: Partial<PhotoShootForm> | null,
  reference: Upload | null = null,
  idempotencyKey: string | null = null,
): void {
  const before = reference && read().reference;
  const atMs = before?.url === reference?.url && before ? before.atMs : Date.now();
  const kept = form && { ...form, idempotencyKey, reference: reference && { ...reference, atMs } };
  const written = kept && JSON.stringify(kept);
  // What begins in this tab is no draft any more; that of another is.
  if (written !== null || readStored('shootDraft') === readForTab('photoShootDraft'))
    writeStored('shootDraft', written);
  writeForTab('photoShootDraft', written);
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
  const unknown = { promptVersionId: null, remixOf: null, seed: null, pose: null };
  keepShootDraft(
    { ...before.form, ...unknown, ...known },
    reference === undefined ? before.reference : reference,
  );
}
