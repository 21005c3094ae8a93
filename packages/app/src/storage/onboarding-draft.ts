import { type OnboardingForm, useTypes } from '@mirror-studio/domain/profile';
import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

/** What was typed and chosen of a new profile; what is to be accepted is asked for anew. */
type OnboardingDraft = Pick<OnboardingForm, 'displayName' | 'useType'>;

const draft = v.object({
  userId: v.string(),
  displayName: v.string(),
  useType: v.nullable(v.picklist(useTypes)),
});

/** What somebody typed before a reload, or before their session ended; null where there is nothing, or it is another's. */
export function readOnboardingDraft(userId: string): OnboardingDraft | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), draft), readStored('onboardingDraft'));
  if (!read.success || read.output.userId !== userId) return null;
  const { displayName, useType } = read.output;
  return { displayName, useType };
}

/** Keeps what somebody types; null forgets it. */
export function keepOnboardingDraft(userId: string, kept: OnboardingDraft | null): void {
  const { displayName, useType } = kept ?? {};
  writeStored('onboardingDraft', kept && JSON.stringify({ userId, displayName, useType }));
}
