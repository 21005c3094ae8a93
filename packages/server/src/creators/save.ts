import { profileLimits } from '@mirror-studio/domain/constants/account';
import { handleLimits, publicProfileLimits } from '@mirror-studio/domain/constants/profiles';
import type { OwnProfile, profilesEndpoints, RequestOf } from '@mirror-studio/domain/contract';
import { checkProfile, isSameProfile, type ProfileForm, tidyProfile } from '@mirror-studio/domain/profile';
import { ownProfile as english } from '@mirror-studio/domain/texts/en/ownProfile';
import { ownProfile as spanish } from '@mirror-studio/domain/texts/es/ownProfile';
import { refusals } from '../http/answer/refusals.ts';
import { phrase } from '../http/answer/words.ts';
import { HttpError, type Services } from '../http/index.ts';
import { hadHandle, moveToHandle } from './handles.ts';
import { ensureProfile, ownProfileOf, writeProfile } from './store.ts';

type Asked = RequestOf<typeof profilesEndpoints.saveProfile>;
type SaveServices = Pick<Services, 'db' | 'clock' | 'limits'>;

const texts = { en: english, es: spanish };
/** The figures that some of the words need, by what is wrong. */
const figures: Readonly<Record<string, { readonly most?: number; readonly fewest?: number }>> = {
  nameLong: { most: profileLimits.nameCharacters },
  handleShort: { fewest: handleLimits.fewestCharacters },
  handleLong: { most: handleLimits.mostCharacters },
  wordsLong: { most: publicProfileLimits.wordsCharacters },
  linkLong: { most: publicProfileLimits.linkCharacters },
  linksMany: { most: publicProfileLimits.links },
};

type Problem = Exclude<
  keyof typeof english & `${'name' | 'handle' | 'words' | 'link'}${string}`,
  `${string}_${string}`
>;

/** A refusal that names its field, says why in words, and which words they are. */
function refused(field: string, problem: Problem): HttpError {
  const words = phrase(texts, problem, figures[problem]);
  return new HttpError('INPUT_INVALID', words, undefined, field, { problem });
}

/** Throws HttpError INPUT_INVALID for the first thing that is wrong by itself. */
function refuseWrong(form: ProfileForm): void {
  const { name, handle, words: text, links } = checkProfile(form);
  if (name) throw refused('name', name);
  if (handle) throw refused('handle', handle);
  if (text) throw refused('words', text);
  for (const [at, problem] of (links ?? []).entries()) if (problem) throw refused(`links.${at}`, problem);
  if (form.links.length > publicProfileLimits.links) throw refused('links', 'linksMany');
}

const formOf = ({ name, handle, words: text, links }: OwnProfile): ProfileForm => ({
  name,
  handle: handle ?? '',
  words: text,
  links,
});

/**
 * Saves what a member says of themselves. What is kept already is answered as if it were saved now: an answer may have been lost.
 * Throws HttpError: INPUT_INVALID with the field, CONFLICT with what was saved since, RATE_LIMITED for a handle that changes too
 * often.
 */
export async function saveProfile(
  { db, clock, limits }: SaveServices,
  member: string,
  { handle: typed, basedOn, ...asked }: Asked,
): Promise<OwnProfile> {
  const form = tidyProfile({ ...asked, handle: typed ?? '' });
  refuseWrong({ ...asked, handle: typed ?? '' });
  const handle = form.handle === '' ? null : form.handle;
  const before = await ownProfileOf(db, member);
  if (isSameProfile(formOf(before), form)) return before;
  const uses = [{ limit: 'handleChangesOfPerson', of: [member] }] as const;
  const isChange = handle !== null && handle !== before.handle && (await hadHandle(db, member));
  if (isChange) refuseOften(await limits.take(uses));
  try {
    return await db.transaction(async (tx) => {
      await ensureProfile(tx, member);
      const now = await ownProfileOf(tx, member, true);
      if (now.revision !== basedOn) {
        throw new HttpError('CONFLICT', refusals.profileConflict, undefined, '', { profile: now });
      }
      const problem = now.handle === handle ? null : await moveToHandle(tx, member, handle, clock.now());
      if (problem) throw refused('handle', problem);
      await writeProfile(tx, member, form);
      return ownProfileOf(tx, member);
    });
  } catch (error) {
    if (isChange) await limits.giveBack(uses);
    throw error;
  }
}

const dayMs = 86_400_000;

/** Takes how long is to be waited, in ms. */
function refuseOften(waitMs: number): void {
  if (waitMs === 0) return;
  const days = Math.ceil(waitMs / dayMs);
  const words = phrase(texts, 'handleTooOften', { count: days });
  throw new HttpError('RATE_LIMITED', words, undefined, 'handle', { problem: 'handleTooOften', days });
}
