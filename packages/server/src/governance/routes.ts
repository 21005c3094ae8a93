import { ballotsEndpoints, governanceEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database, Queryable } from '../database/index.ts';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import { runOncePerKey } from '../ledger/index.ts';
import { addComment, commentsWhere } from '../roadmap/comments.ts';
import { ballotsPage, cast, ownBallot } from './ballots.ts';
import { change, giveReasons, openVote, propose, withdraw } from './manage.ts';
import { proposalById, proposalsPage } from './read.ts';
import { catchUp } from './turns.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'limits'> & { readonly db: Database };

/** What members decide together (pages: governance). Votes begin and end by the clock before anything is answered. */
export function productRoutes(services: Needs): Hono<AppEnv> {
  const { db, clock } = services;
  const routes = new Hono<AppEnv>();
  const ofNetwork = byNetwork(services);
  const managing = { before: [limited(services, 'proposalsOfPerson', byPerson)] };
  const commenting = {
    before: [
      limited(services, 'commentsOfPerson', byPerson),
      limited(services, 'commentsFromNetwork', ofNetwork),
    ],
  };
  const now = async () => {
    const moment = clock.now();
    await catchUp(db, moment);
    return moment;
  };
  const changing = async <Answer>(work: (tx: Queryable, moment: Date) => Promise<Answer>) => {
    const moment = await now();
    return db.transaction((tx) => work(tx, moment));
  };
  serveEndpoint(routes, endpoints.proposals, async ({ user, query }) => {
    await now();
    return proposalsPage(db, user.id, query);
  });
  serveEndpoint(routes, endpoints.proposal, async ({ user, params }) => {
    await now();
    return { proposal: await proposalById(db, user.id, params.id) };
  });
  serveEndpoint(
    routes,
    endpoints.propose,
    ({ user, body, idempotencyKey: key }) =>
      runOncePerKey(services, { member: user.id, endpoint: 'propose', body, key }, async (tx) => ({
        proposal: await propose(tx, user.id, body, clock.now()),
      })),
    managing,
  );
  serveEndpoint(
    routes,
    endpoints.changeProposal,
    async ({ user, params, body }) => ({
      proposal: await changing((tx) => change(tx, user.id, params.id, body)),
    }),
    managing,
  );
  serveEndpoint(
    routes,
    endpoints.withdrawProposal,
    async ({ user, params }) => {
      await changing((tx) => withdraw(tx, user.id, params.id));
      return { ok: true as const };
    },
    managing,
  );
  serveEndpoint(
    routes,
    endpoints.openVote,
    async ({ user, params }) => ({
      proposal: await changing((tx, moment) => openVote(tx, user.id, params.id, moment)),
    }),
    managing,
  );
  serveEndpoint(
    routes,
    endpoints.giveReasons,
    async ({ user, params, body }) => ({
      proposal: await changing((tx) => giveReasons(tx, user.id, params.id, body.words)),
    }),
    managing,
  );
  serveEndpoint(routes, endpoints.proposalComments, async ({ user, params, query }) => {
    await proposalById(db, user.id, params.id);
    return commentsWhere(db, user.id, sql`c.proposal_id = ${params.id}`, query);
  });
  serveEndpoint(
    routes,
    endpoints.commentProposal,
    ({ user, params, body, idempotencyKey: key }) =>
      runOncePerKey(
        services,
        { member: user.id, endpoint: 'commentProposal', body: { ...body, id: params.id }, key },
        async (tx) => {
          const about = async () => {
            await proposalById(tx, user.id, params.id);
            return { ideaId: null, proposalId: params.id };
          };
          return { comment: await addComment(tx, user.id, about, body.words, clock.now()) };
        },
      ),
    commenting,
  );
  serveEndpoint(routes, ballotsEndpoints.ownBallot, async ({ user, params }) => {
    await now();
    return { receipt: await ownBallot(db, user.id, params.id) };
  });
  serveEndpoint(
    routes,
    ballotsEndpoints.castBallot,
    async ({ user, params, body }) => ({
      receipt: await changing((tx, moment) => cast(tx, user.id, params.id, body, moment)),
    }),
    {
      before: [
        limited(services, 'ballotsOfPerson', byPerson),
        limited(services, 'ballotsFromNetwork', ofNetwork),
      ],
    },
  );
  serveEndpoint(
    routes,
    ballotsEndpoints.ballots,
    async ({ user, params, query }) => {
      await now();
      return ballotsPage(db, user.id, params.id, query);
    },
    { before: [limited(services, 'ballotPagesOfPerson', byPerson)] },
  );
  return routes;
}
