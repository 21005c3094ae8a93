import { checkReport } from '@mirror-studio/domain/community';
import { communityLimits } from '@mirror-studio/domain/constants/community';
import {
  communityEndpoints as endpoints,
  type RequestOf,
  roadmapEndpoints,
} from '@mirror-studio/domain/contract';
import { readHandle } from '@mirror-studio/domain/profile';
import { report as english } from '@mirror-studio/domain/texts/en/report';
import { report as spanish } from '@mirror-studio/domain/texts/es/report';
import { Hono } from 'hono';
import { creatorOf } from '../creators/store.ts';
import type { Queryable } from '../database/index.ts';
import { errors, refusals } from '../http/answer/refusals.ts';
import { phrase } from '../http/answer/words.ts';
import { type AppEnv, HttpError, type Services, serveEndpoint } from '../http/index.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import { commentById } from '../roadmap/comments.ts';
import { ideaById } from '../roadmap/read.ts';
import { workById } from '../works/find.ts';
import { report } from './moderation.ts';

const texts = { en: english, es: spanish };

/** What members report of what is public. It is hidden and restored by `pnpm admin`. */
export function productRoutes(services: Pick<Services, 'db' | 'clock' | 'limits'>): Hono<AppEnv> {
  const { db, clock } = services;
  const routes = new Hono<AppEnv>();
  const options = { before: [limited(services, 'reportsOfPerson', byPerson)] };
  const byId = (
    endpoint:
      | typeof endpoints.reportWork
      | typeof roadmapEndpoints.reportIdea
      | typeof roadmapEndpoints.reportComment,
    kind: 'work' | 'idea' | 'comment',
    find: (tx: Queryable, member: string, id: string) => Promise<{ readonly isOwn: boolean }>,
  ) =>
    serveEndpoint(
      routes,
      endpoint,
      async ({ user, params: { id }, body }) => {
        refuseWrong(body);
        await db.transaction(async (tx) => {
          if ((await find(tx, user.id, id)).isOwn) throw own();
          await report(tx, user.id, { kind, id }, body, clock.now());
        });
        return { ok: true as const };
      },
      options,
    );
  byId(endpoints.reportWork, 'work', workById);
  byId(roadmapEndpoints.reportIdea, 'idea', ideaById);
  byId(roadmapEndpoints.reportComment, 'comment', commentById);
  serveEndpoint(
    routes,
    endpoints.reportCreator,
    async ({ user, params, body }) => {
      refuseWrong(body);
      await db.transaction(async (tx) => {
        const found = await creatorOf(tx, readHandle(params.handle), clock.now(), user.id);
        if (!found) throw new HttpError('NOT_FOUND', errors.notFound);
        if (found.member === user.id) throw own();
        await report(tx, user.id, { kind: 'creator', id: found.member }, body, clock.now());
      });
      return { ok: true as const };
    },
    options,
  );
  return routes;
}

const own = () => new HttpError('FORBIDDEN', refusals.reportOwn);

/** Throws HttpError INPUT_INVALID with the field. */
function refuseWrong(given: RequestOf<(typeof endpoints)['reportWork']>): void {
  const problem = checkReport(given);
  if (problem === null) return;
  const words = phrase(texts, problem, { limit: communityLimits.reportCharacters });
  throw new HttpError('INPUT_INVALID', words, undefined, 'words');
}
