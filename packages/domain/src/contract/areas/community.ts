import * as v from 'valibot';
import { relationKinds } from '../../community/relations.ts';
import { reportReasons } from '../../community/reports.ts';
import { requestSizeLimits } from '../../constants/server.ts';
import { endpoint, named } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { count, done, flag, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';
import { sampleStanding, standing } from './profiles.ts';

/** What people think of a work, and whether the user is one of them. */
const liking = v.object({ likes: count, isLiked: flag });
const sampleLiking = { likes: 12, isLiked: true };

/** Somebody whom the user follows, mutes or blocks. */
export const relation = named(
  'Relation',
  v.object({
    id: text,
    kind: v.picklist(relationKinds),
    /** Null: they have no page now. */
    handle: v.nullable(text),
    name: text,
    picture: v.nullable(text),
    since: moment,
  }),
);
export type Relation = v.InferOutput<typeof relation>;
export const sampleRelation: Relation = {
  id: 'r1',
  kind: 'follow',
  handle: 'mara-halcyon',
  name: 'Mara Halcyon',
  picture: null,
  since: sampleMoment,
};

/** Why, and in words what: what is too long is refused with the field. */
const report = v.object({
  reason: v.picklist(reportReasons),
  words: textAtMost(requestSizeLimits.addressCharacters),
});
const sampleReport = { reason: 'stolen', words: 'It is mine, from 2025.' } as const;

const refusals = ['NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED'] as const;

export const communityEndpoints = {
  likeWork: endpoint({
    method: 'PUT',
    path: '/api/works/{id}/like',
    response: liking,
    docs: {
      summary: 'Likes a work of somebody else. One that is liked already stays so.',
      errors: refusals,
      sample: { response: sampleLiking },
    },
  }),
  unlikeWork: endpoint({
    method: 'DELETE',
    path: '/api/works/{id}/like',
    response: liking,
    docs: {
      summary: 'Takes a like back. Where there is none it answers alike.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: { likes: 11, isLiked: false } },
    },
  }),
  followCreator: endpoint({
    method: 'PUT',
    path: '/api/creators/{handle}/follow',
    response: v.object({ standing }),
    docs: {
      summary: 'Follows a creator: what they publish stands in the feed of the user.',
      errors: refusals,
      sample: { response: { standing: { ...sampleStanding, isFollowed: true } } },
    },
  }),
  unfollowCreator: endpoint({
    method: 'DELETE',
    path: '/api/creators/{handle}/follow',
    response: v.object({ standing }),
    docs: {
      summary: 'Follows a creator no longer.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: { standing: sampleStanding } },
    },
  }),
  muteCreator: endpoint({
    method: 'PUT',
    path: '/api/creators/{handle}/mute',
    response: v.object({ standing }),
    docs: {
      summary:
        'Mutes a creator: their works stand in no list of the user but that of their page. They are not told.',
      errors: refusals,
      sample: { response: { standing: { ...sampleStanding, isMuted: true } } },
    },
  }),
  unmuteCreator: endpoint({
    method: 'DELETE',
    path: '/api/creators/{handle}/mute',
    response: v.object({ standing }),
    docs: {
      summary: 'Mutes a creator no longer.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: { standing: sampleStanding } },
    },
  }),
  blockCreator: endpoint({
    method: 'PUT',
    path: '/api/creators/{handle}/block',
    response: done,
    docs: {
      summary:
        'Blocks a creator: neither sees the other, their works or their pictures any more, and what they followed and liked of each other is gone. They are not told.',
      errors: refusals,
      sample: { response: { ok: true } },
    },
  }),
  reportWork: endpoint({
    method: 'POST',
    path: '/api/works/{id}/report',
    request: report,
    response: done,
    docs: {
      summary:
        'Reports a work to whoever runs the studio. While that is open, a second report of the same takes its place.',
      errors: [...refusals, 'STORAGE_FULL'],
      sample: { request: sampleReport, response: { ok: true } },
    },
  }),
  reportCreator: endpoint({
    method: 'POST',
    path: '/api/creators/{handle}/report',
    request: report,
    response: done,
    docs: {
      summary: 'Reports a creator, as `reportWork` does a work.',
      errors: [...refusals, 'STORAGE_FULL'],
      sample: { request: sampleReport, response: { ok: true } },
    },
  }),
  relations: endpoint({
    method: 'GET',
    path: '/api/relations',
    query: v.object({ ...pageQuery.entries, kind: v.picklist(relationKinds) }),
    response: v.object({ relations: v.array(relation), nextCursor }),
    docs: {
      summary: 'Whom the user follows, mutes or blocks, the last first, a page at a time.',
      sample: { response: { relations: [sampleRelation], nextCursor: 'c1' } },
    },
  }),
  endRelation: endpoint({
    method: 'DELETE',
    path: '/api/relations/{id}',
    response: done,
    docs: {
      summary:
        'Ends one of them: from then on the user follows, mutes or blocks them no longer. Where there is none it answers alike.',
      errors: ['RATE_LIMITED'],
      sample: { response: { ok: true } },
    },
  }),
};
