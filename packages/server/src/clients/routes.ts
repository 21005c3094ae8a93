import { proofLimits } from '@mirror-studio/domain/constants/clients';
import { clientsEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { clients as english } from '@mirror-studio/domain/texts/en/clients';
import { clients as spanish } from '@mirror-studio/domain/texts/es/clients';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { hashPassword } from '../auth/keys/passwords.ts';
import { hashToken, newToken } from '../auth/keys/secrets.ts';
import { at } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { phrase } from '../http/answer/words.ts';
import { type AppEnv, HttpError, serveEndpoint } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import { runOncePerKey } from '../ledger/index.ts';
import type { MediaServices } from '../media/index.ts';
import { listSets } from './list.ts';
import { toSet } from './rows.ts';
import { serveShared } from './shared-routes.ts';
import { addSet, changeSet, ownSet, wholeSet } from './store.ts';
import { trashEnd } from './sweep.ts';

const idRow = v.object({ id: v.string() });
/** What to tell of a field that the contract does not take. */
const problems = [
  ['title', 'titleProblem', proofLimits.titleCharacters],
  ['client', 'clientProblem', proofLimits.clientCharacters],
  ['note', 'noteProblem', proofLimits.noteCharacters],
  ['pictures', 'picturesProblem', proofLimits.pictures],
  ['password', 'passwordProblem', proofLimits.passwordMostCharacters],
] as const;
const texts = { en: english, es: spanish };
const options = {
  inputWords: ({ path }: { path: string }) => {
    const [, key, most = 0] = problems.find(([field]) => field === path) ?? [];
    const fewest = proofLimits.passwordFewestCharacters;
    return key && phrase(texts, key, { most, fewest });
  },
};

/** Sets of pictures for clients (pages: clients): what their creator does, and what whoever has a link may. */
export function productRoutes(
  services: Pick<MediaServices, 'db' | 'clock' | 'media' | 'config' | 'limits' | 'site'>,
): Hono<AppEnv> {
  const { db, clock } = services;
  const routes = new Hono<AppEnv>();
  const listed = (ids: readonly string[]) => sql`${`{${ids.filter(isRowId).join(',')}}`}::text::uuid[]`;
  const hashed = async (password: string | null | undefined, member: string) =>
    typeof password === 'string' ? hashPassword(password, { network: member }) : password;
  const setOf = async (member: string, id: string) =>
    toSet(services, await ownSet(db, member, id), clock.now());

  serveEndpoint(routes, endpoints.proofs, ({ user, query }) => listSets(services, user.id, query));
  serveEndpoint(
    routes,
    endpoints.createProof,
    async ({ user, body: { password, ...body }, idempotencyKey: key }) => {
      const passwordHash = await hashed(password, user.id);
      // Of a password nothing is kept that could be guessed at.
      const question = { member: user.id, endpoint: 'createProof', body, key } as const;
      const id = await runOncePerKey(services, question, (tx) =>
        addSet(tx, user.id, { ...body, passwordHash }, clock.now()),
      );
      return wholeSet(services, user.id, id);
    },
    options,
  );
  serveEndpoint(routes, endpoints.proof, ({ user, params }) => wholeSet(services, user.id, params.id));
  serveEndpoint(
    routes,
    endpoints.changeProof,
    async ({ user, params: { id }, body: { password, ...body } }) => {
      const passwordHash = await hashed(password, user.id);
      await db.transaction((tx) => changeSet(tx, user.id, id, { ...body, passwordHash }, clock.now()));
      return wholeSet(services, user.id, id);
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.linkProof,
    async ({ user, params: { id } }) => {
      const { ends_at } = await ownSet(db, user.id, id);
      if (ends_at.getTime() <= clock.now().getTime())
        throw new HttpError('CONFLICT', refusals.proofEnded, undefined, 'endsAt');
      const token = newToken();
      await db.run(
        sql`update studio.proofs set link_hash = ${hashToken(token)}, revoked_at = null
          where id = ${id} and member = ${user.id} and deleted_at is null`,
      );
      return { set: await setOf(user.id, id), token };
    },
    { before: [limited(services, 'proofLinksOfPerson', byPerson)] },
  );
  serveEndpoint(routes, endpoints.revokeProof, async ({ user, params: { id } }) => {
    await ownSet(db, user.id, id);
    await db.run(
      sql`update studio.proofs set link_hash = null, revoked_at = coalesce(revoked_at, ${at(clock.now())})
        where id = ${id} and member = ${user.id}`,
    );
    return setOf(user.id, id);
  });
  serveEndpoint(routes, endpoints.deleteProofs, async ({ user, body: { ids } }) => ({
    ids: (
      await db.all(
        idRow,
        sql`update studio.proofs set deleted_at = ${at(clock.now())}
          where id = any(${listed(ids)}) and member = ${user.id} and deleted_at is null returning id`,
      )
    ).map(({ id }) => id),
  }));
  serveEndpoint(routes, endpoints.restoreProofs, async ({ user, body: { ids } }) => ({
    ids: (
      await db.all(
        idRow,
        sql`update studio.proofs set deleted_at = null where id = any(${listed(ids)}) and member = ${user.id}
          and deleted_at > ${at(trashEnd(clock.now()))} returning id`,
      )
    ).map(({ id }) => id),
  }));
  serveShared(routes, services);
  return routes;
}
