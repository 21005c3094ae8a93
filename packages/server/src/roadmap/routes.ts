import { roadmapEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { changelogPath } from '@mirror-studio/domain/roadmap';
import { Hono } from 'hono';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { languageOf } from '../http/request/language.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import { runOncePerKey } from '../ledger/index.ts';
import { propose, vote } from './change.ts';
import { changelog } from './changelog.ts';
import { comment, commentsPage, deleteComment } from './comments.ts';
import { ideaById, ideasPage, likelyIdeas } from './read.ts';

/** What members propose, vote for and say of it (pages: roadmap). Ideas are moved and merged by `pnpm admin roadmap`. */
export function productRoutes(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'limits' | 'site'>,
): Hono<AppEnv> {
  const { db, clock, site } = services;
  const routes = new Hono<AppEnv>();
  const ofNetwork = byNetwork(services);
  const voting = {
    before: [
      limited(services, 'ideaVotesOfPerson', byPerson),
      limited(services, 'ideaVotesFromNetwork', ofNetwork),
    ],
  };
  const commenting = {
    before: [
      limited(services, 'commentsOfPerson', byPerson),
      limited(services, 'commentsFromNetwork', ofNetwork),
    ],
  };
  serveEndpoint(routes, endpoints.ideas, ({ user, query }) => ideasPage(db, user.id, query));
  serveEndpoint(
    routes,
    endpoints.likelyIdeas,
    async ({ user, query }) => ({ ideas: await likelyIdeas(db, user.id, query.title) }),
    { before: [limited(services, 'ideaTwinsOfPerson', byPerson)] },
  );
  serveEndpoint(routes, endpoints.idea, async ({ user, params }) => ({
    idea: await ideaById(db, user.id, params.id),
  }));
  serveEndpoint(
    routes,
    endpoints.proposeIdea,
    ({ user, body, idempotencyKey: key }) =>
      runOncePerKey(services, { member: user.id, endpoint: 'proposeIdea', body, key }, async (tx) => ({
        idea: await propose(tx, user.id, body, clock.now()),
      })),
    { before: [limited(services, 'ideasOfPerson', byPerson)] },
  );
  const votes = (endpoint: typeof endpoints.voteForIdea, isVoted: boolean) =>
    serveEndpoint(
      routes,
      endpoint,
      ({ user, params }) => db.transaction((tx) => vote(tx, user.id, params.id, isVoted, clock.now())),
      voting,
    );
  votes(endpoints.voteForIdea, true);
  votes(endpoints.withdrawVote, false);
  serveEndpoint(routes, endpoints.ideaComments, ({ user, params, query }) =>
    commentsPage(db, user.id, params.id, query),
  );
  serveEndpoint(
    routes,
    endpoints.commentIdea,
    ({ user, params, body, idempotencyKey: key }) =>
      runOncePerKey(
        services,
        { member: user.id, endpoint: 'commentIdea', body: { ...body, id: params.id }, key },
        async (tx) => ({ comment: await comment(tx, user.id, params.id, body.words, clock.now()) }),
      ),
    commenting,
  );
  serveEndpoint(
    routes,
    endpoints.deleteComment,
    async ({ user, params }) => {
      await deleteComment(db, user.id, params.id);
      return { ok: true as const };
    },
    { before: [limited(services, 'commentsOfPerson', byPerson)] },
  );
  routes.get(changelogPath, limited(services, 'feedsFromNetwork', ofNetwork), async (c) => {
    c.header('Content-Type', 'application/rss+xml; charset=utf-8');
    c.header('Cache-Control', 'public, max-age=300');
    c.header('Vary', 'Accept-Language');
    return c.body(await changelog(db, languageOf(c), site.origin));
  });
  return routes;
}
