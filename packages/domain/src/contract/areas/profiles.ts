import * as v from 'valibot';
import { requestSizeLimits } from '../../constants/server.ts';
import { handleProblems } from '../../profile/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { isSample } from '../is-sample.ts';
import { count, flag, text } from '../wire.ts';

/** Longer than anything that is kept: what is too long is refused in words. */
const typed = v.pipe(text, v.maxLength(requestSizeLimits.addressCharacters));

/** Where a picture of a person is fetched. */
const profilePicture = v.object({ small: text, large: text });

/** A person as others see them. */
export const publicProfile = named(
  'PublicProfile',
  v.object({
    handle: text,
    name: text,
    words: text,
    /** They begin with https://. */
    links: v.array(text),
    picture: v.nullable(profilePicture),
    isSample,
  }),
);
export type PublicProfile = v.InferOutput<typeof publicProfile>;
export const samplePublicProfile: PublicProfile = {
  handle: 'mara-halcyon',
  name: 'Mara Halcyon',
  words: 'Salt flats, rim light, and people who stand still for it.',
  links: ['https://mara.example.com/work'],
  picture: null,
};

/** One's own profile. */
export const ownProfile = named(
  'OwnProfile',
  v.object({
    ...publicProfile.entries,
    /** Null until one is chosen: nobody sees the profile before. */
    handle: v.nullable(text),
    /** Counts its changes, but those of the picture: a change is based on one. */
    revision: count,
  }),
);
export type OwnProfile = v.InferOutput<typeof ownProfile>;
export const sampleOwnProfile: OwnProfile = { ...samplePublicProfile, revision: 3 };

/** How the user stands to a creator, and how many follow them. */
export const standing = named('Standing', v.object({ followers: count, isFollowed: flag, isMuted: flag }));
export type Standing = v.InferOutput<typeof standing>;
export const sampleStanding: Standing = { followers: 128, isFollowed: false, isMuted: false };

/** What the answer of a refused save carries: what was saved meanwhile, with CONFLICT; what is wrong, with a field. */
export const profileConflict = v.object({ profile: ownProfile });
export const profileRefusal = v.object({ problem: text, days: v.optional(count) });

export const profilesEndpoints = {
  ownProfile: endpoint({
    method: 'GET',
    path: '/api/profile',
    response: v.object({ profile: ownProfile }),
    docs: { summary: 'The profile of the user.', sample: { response: { profile: sampleOwnProfile } } },
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/api/profile',
    request: v.object({
      name: typed,
      /** Null for none. */
      handle: v.nullable(typed),
      words: typed,
      links: v.pipe(v.array(typed), v.maxLength(50)),
      /** The revision that was changed. */
      basedOn: count,
    }),
    response: v.object({ profile: ownProfile }),
    docs: {
      summary:
        'Saves the profile of the user. A refusal names the field and, under `problem`, what is wrong with it; with CONFLICT the profile that was saved meanwhile comes under `profile`.',
      errors: ['CONFLICT', 'RATE_LIMITED'],
      sample: {
        request: {
          name: 'Mara Halcyon',
          handle: 'mara-halcyon',
          words: 'Salt flats, rim light, and people who stand still for it.',
          links: ['https://mara.example.com/work'],
          basedOn: 3,
        },
        response: { profile: sampleOwnProfile },
      },
    },
  }),
  checkHandle: endpoint({
    method: 'GET',
    path: '/api/handles/{handle}',
    response: v.object({
      /** As it would be kept. */
      handle: text,
      /** Null when the user can have it. */
      problem: v.nullable(v.picklist(handleProblems)),
    }),
    docs: {
      summary: 'Whether the user can have a handle. Whoever chooses it first has it: this keeps nothing.',
      errors: ['RATE_LIMITED'],
      sample: { response: { handle: 'mara-halcyon', problem: null } },
    },
  }),
  setProfilePicture: endpoint({
    method: 'POST',
    path: '/api/profile/picture',
    request: 'upload',
    response: v.object({ profile: ownProfile }),
    docs: {
      summary:
        'Replaces the picture of the user, read for what it is. Its middle square is kept, without what the file says of itself; the file of the one before goes.',
      errors: ['UNSUPPORTED_MEDIA', 'RATE_LIMITED'],
      sample: { response: { profile: sampleOwnProfile } },
    },
  }),
  removeProfilePicture: endpoint({
    method: 'DELETE',
    path: '/api/profile/picture',
    response: v.object({ profile: ownProfile }),
    docs: {
      summary: 'Removes the picture of the user and its file. Without one it answers alike.',
      errors: ['RATE_LIMITED'],
      sample: { response: { profile: sampleOwnProfile } },
    },
  }),
  creator: endpoint({
    method: 'GET',
    path: '/api/creators/{handle}',
    response: v.object({
      profile: publicProfile,
      /** It is the profile of the user. */
      isOwn: flag,
      standing,
      /** Those of all time on the leaderboard. */
      points: count,
    }),
    docs: {
      summary:
        'A creator as others see them. A handle that they have given up leads to them for 90 days: the answer has the new one.',
      errors: ['NOT_FOUND'],
      sample: {
        response: { profile: samplePublicProfile, isOwn: false, standing: sampleStanding, points: 317 },
      },
    },
  }),
};
