import * as v from 'valibot';
import { communityNewsKinds } from '../../community/news.ts';
import { moderatedKinds, toldActs } from '../../community/public-things.ts';
import { reportReasons } from '../../community/reports.ts';
import { ideaStatuses } from '../../roadmap/statuses.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, done, flag, moment, sampleMoment, text } from '../wire.ts';

/** What others did that somebody hears of, all of a kind and of one work in one. */
export const communityNews = named(
  'CommunityNews',
  v.object({
    kind: v.picklist(communityNewsKinds),
    /** How many people did it. */
    people: v.pipe(count, v.minValue(1)),
    /** The last of them; null where they are not to be seen any more. */
    person: v.nullable(v.object({ name: text, handle: v.nullable(text) })),
    /** The work that was liked, or that remixes were made of; null for followers, and for a work that is gone. */
    work: v.nullable(v.object({ id: text, title: text })),
    /** The proposal whose vote has opened: then one stands for the people, and nobody is named. Or that was answered. */
    proposal: v.nullable(v.object({ id: text, title: text })),
    /** The idea that was answered, or that moved: then one stands for the people, and nobody is named. */
    idea: v.nullable(v.object({ id: text, title: text })),
    /** Where an idea has moved to, and what whoever runs the studio says of it. */
    move: v.nullable(v.object({ status: v.picklist(ideaStatuses), words: text })),
  }),
);
export type CommunityNews = v.InferOutput<typeof communityNews>;
export const sampleCommunityNews: CommunityNews = {
  kind: 'liked',
  people: 3,
  person: { name: 'Mara Halcyon', handle: 'mara-halcyon' },
  work: { id: 'w1', title: 'Salt flats' },
  proposal: null,
  idea: null,
  move: null,
};

/** What was done with something that the user has made public. */
export const moderationNews = named(
  'ModerationNews',
  v.object({
    act: v.picklist(toldActs),
    kind: v.picklist(moderatedKinds),
    /** What it is called; null for a comment, a creator, and what is gone. */
    title: v.nullable(text),
    /** The rule that was broken; null where none was kept. */
    rule: v.nullable(v.picklist(reportReasons)),
  }),
);
export type ModerationNews = v.InferOutput<typeof moderationNews>;
export const sampleModerationNews: ModerationNews = {
  act: 'hidden',
  kind: 'work',
  title: 'Salt flats',
  rule: 'stolen',
};

export const communityNewsEndpoints = {
  communityNews: endpoint({
    method: 'GET',
    path: '/api/community-news',
    response: v.object({
      /** The first moment that it is about, and the last. */
      since: moment,
      until: moment,
      news: v.array(communityNews),
      moderation: v.array(moderationNews),
    }),
    docs: {
      summary:
        'Followers, likes, remixes, answers, ideas that moved, votes that have opened, and what was hidden and restored of the user, that they have not been told yet.',
      sample: {
        response: {
          since: sampleMoment,
          until: sampleMoment,
          news: [sampleCommunityNews],
          moderation: [sampleModerationNews],
        },
      },
    },
  }),
  communityNewsTold: endpoint({
    method: 'POST',
    path: '/api/community-news',
    request: v.object({ until: moment }),
    response: done,
    docs: {
      summary: 'Notes until when the user was told. What is later than now counts as now.',
      sample: { request: { until: sampleMoment }, response: { ok: true } },
    },
  }),
  newsByMail: endpoint({
    method: 'GET',
    path: '/api/news-by-mail',
    response: v.object({ isOn: flag }),
    docs: {
      summary:
        'Whether the user is told by mail, once a day at most, of what they have not seen in the studio.',
      sample: { response: { isOn: true } },
    },
  }),
  setNewsByMail: endpoint({
    method: 'PUT',
    path: '/api/news-by-mail',
    request: v.object({ isOn: flag }),
    response: v.object({ isOn: flag }),
    docs: {
      summary: 'Changes that. Each of these mails has a link that ends them without a sign-in.',
      sample: { request: { isOn: false }, response: { isOn: false } },
    },
  }),
};
