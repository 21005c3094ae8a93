import type { ProfileForm } from '@mirror-studio/domain/profile';
import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

/** What was typed in one's own profile and is not saved, and the revision that was changed. */
export interface ProfileDraft {
  readonly form: ProfileForm;
  readonly basedOn: number;
}

const draft = v.object({
  userId: v.string(),
  form: v.object({ name: v.string(), handle: v.string(), words: v.string(), links: v.array(v.string()) }),
  basedOn: v.number(),
});

/** What somebody typed before a reload, or before their session ended; null where there is nothing, or it is another's. */
export function readProfileDraft(userId: string): ProfileDraft | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), draft), readStored('profileDraft'));
  return read.success && read.output.userId === userId ? read.output : null;
}

/** Keeps what somebody types; null forgets it. */
export function keepProfileDraft(userId: string, kept: ProfileDraft | null): void {
  writeStored('profileDraft', kept && JSON.stringify({ userId, form: kept.form, basedOn: kept.basedOn }));
}
