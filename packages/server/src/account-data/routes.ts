import { Readable } from 'node:stream';
import { isTypedAddress } from '@mirror-studio/domain/account-data';
import { readPhone } from '@mirror-studio/domain/auth';
import { accountExportLimits as limits } from '@mirror-studio/domain/constants/account';
import { accountDataEndpoints as endpoints } from '@mirror-studio/domain/contract';
import type { SecurityEventKind } from '@mirror-studio/domain/sessions';
import { formatDeadline, knownZone, type Language } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { runLater } from '../auth/flows/news.ts';
import { hashToken, newToken } from '../auth/keys/secrets.ts';
import { sourceOf } from '../auth/routes/origin.ts';
import { recordEvent } from '../auth/store/events.ts';
import {
  instant,
  isSqlError,
  lockMember,
  type Queryable,
  uniqueViolation,
  whole,
} from '../database/index.ts';
import { attachment } from '../http/answer/attachment.ts';
import { codeWords, refusals } from '../http/answer/refusals.ts';
import type { Words } from '../http/answer/words.ts';
import { type AppEnv, HttpError, type SessionUser, serveEndpoint } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import type { JobWorker } from '../jobs/index.ts';
import { type AccountNews, composeAccountNews } from '../mail/compose-account.ts';
import type { MediaServices } from '../media/index.ts';
import { exportAddresses, exportLink, exportReadyNews } from './export/links.ts';
import {
  addExport,
  exportPath,
  newestExport,
  nextExportAt,
  replaceLink,
  takeLink,
  toAccountExport,
} from './export/store.ts';
import type { ExportWorker } from './export/worker.ts';
import { askForDeletion, deletionOf, takeBack } from './removal/deletion.ts';

interface AccountDataServices extends MediaServices {
  readonly worker: Pick<JobWorker, 'abandon'>;
  readonly exportWorker: Pick<ExportWorker, 'wake'>;
}

/** Everything held on a person as one archive, and the removal of their account (pages: account). */
export function productRoutes(services: AccountDataServices): Hono<AppEnv> {
  const { db, clock, media, keys, mailer, site } = services;
  const routes = new Hono<AppEnv>();
  const addresses = exportAddresses(services);
  const changes = { before: [limited(services, 'changeOfUser', byPerson)] };
  const notFound = (words = codeWords('NOT_FOUND')) => new HttpError('NOT_FOUND', words);

  /** In the transaction of what it tells of. A hosted auth service keeps its own log. */
  async function note(tx: Queryable, user: SessionUser, kind: SecurityEventKind, c: Context): Promise<void> {
    if (keys === null) return;
    const event = { userId: user.id, kind, source: sourceOf(services, c), sessionId: user.sessionId };
    await recordEvent(tx, event, clock.now());
  }
  function tell({ email }: SessionUser, news: AccountNews, language: Language): void {
    if (!email) return;
    runLater(services, 'A message about an account', () =>
      mailer.send(composeAccountNews(email, news, language, site.origin)),
    );
  }

  serveEndpoint(routes, endpoints.accountData, async ({ user }) => {
    const now = clock.now();
    const newest = await newestExport(db, user.id);
    return {
      export: newest ? toAccountExport(newest, now) : null,
      nextExportAt: (await nextExportAt(db, user.id, now))?.toISOString() ?? null,
      deletion: await deletionOf(db, user.id),
      isDeletable: keys !== null,
    };
  });

  serveEndpoint(
    routes,
    endpoints.requestExport,
    async ({ c, user, body }) => {
      const now = clock.now();
      const added = await db
        .transaction(async (tx) => {
          await lockMember(tx, user.id, 'exports');
          const next = await nextExportAt(tx, user.id, now);
          if (next) {
            const time: Words = (language) => formatDeadline(next.getTime(), language, 'UTC');
            throw new HttpError('RATE_LIMITED', refusals.exportsADay({ most: limits.aDay, time }));
          }
          const row = await addExport(
            tx,
            { ...body, timeZone: knownZone(body.timeZone), member: user.id },
            now,
          );
          await note(tx, user, 'export_requested', c);
          return row;
        })
        .catch((error: unknown) => {
          throw isSqlError(error, uniqueViolation)
            ? new HttpError('CONFLICT', refusals.exportUnderWay)
            : error;
        });
      services.exportWorker.wake();
      return toAccountExport(added, now);
    },
    changes,
  );

  serveEndpoint(
    routes,
    endpoints.sendExportLink,
    async ({ user }) => {
      const token = newToken();
      const replaced = await replaceLink(db, user.id, hashToken(token), clock.now());
      if (!replaced) throw notFound(refusals.exportLinkOver);
      const { bytes, ends_at: endsAt, language } = replaced;
      tell(user, exportReadyNews(exportLink(token), { bytes, endsAt, language }), language);
      return { ok: true } as const;
    },
    { before: [limited(services, 'exportLinkOfPerson', byPerson)] },
  );

  serveEndpoint(
    routes,
    endpoints.downloadExport,
    async ({ c, user, body }) => {
      const taken = await db.transaction(async (tx) => {
        const found = await takeLink(tx, user.id, hashToken(body.token), clock.now());
        if (found) await note(tx, user, 'export_downloaded', c);
        return found;
      });
      if (!taken) throw notFound(refusals.exportLinkOver);
      return { url: await addresses.sign(taken.id), name: nameOf(taken.ready_at), bytes: taken.bytes };
    },
    changes,
  );

  serveEndpoint(
    routes,
    endpoints.deleteAccount,
    async ({ c, user, body: { address, language } }) => {
      if (keys === null) throw new HttpError('CONFLICT', refusals.deletionElsewhere);
      if (!(user.email === null ? isTypedPhone(address, user.phone) : isTypedAddress(address, user.email))) {
        throw new HttpError('INPUT_INVALID', refusals.addressNotTheirs, undefined, 'address');
      }
      const { deletion, isNew, endedJobs } = await db.transaction(async (tx) => {
        const asked = await askForDeletion(tx, { member: user.id, language }, clock.now());
        if (asked.isNew) await note(tx, user, 'deletion_requested', c);
        return asked;
      });
      for (const id of endedJobs) services.worker.abandon(id);
      const date = `${formatDeadline(Date.parse(deletion.removedAt), language, 'UTC')} UTC`;
      if (isNew) tell(user, { kind: 'deletionAsked', values: { date } }, language);
      return deletion;
    },
    changes,
  );

  serveEndpoint(routes, endpoints.keepAccount, async ({ c, user }) => {
    const outcome = await db.transaction(async (tx) => {
      const result = await takeBack(tx, user.id);
      if (result === 'kept') await note(tx, user, 'deletion_cancelled', c);
      return result;
    });
    if (outcome === 'tooLate') throw new HttpError('CONFLICT', refusals.deletionBegun);
    if (outcome === 'kept') tell(user, { kind: 'deletionKept' }, sourceOf(services, c).language);
    return { ok: true } as const;
  });

  // The signature is the permission: a browser that downloads by itself carries no token.
  routes.get('/media/account/:id/:until/:signature', async (c) => {
    const { id, until, signature } = c.req.param();
    const kept =
      isRowId(id) && (await addresses.isSigned(id, until, signature))
        ? await db.first(
            v.object({ member: v.string(), bytes: whole, ready_at: instant }),
            sql`select member, bytes, ready_at from studio.account_exports where id = ${id} and state = 'ready'`,
          )
        : undefined;
    if (!kept) throw new HttpError('FORBIDDEN', refusals.addressExpired);
    const file = await media.disk.getStream(exportPath(kept.member, id));
    return c.body(Readable.toWeb(file) as ReadableStream<Uint8Array>, 200, {
      'Content-Type': 'application/zip',
      'Content-Length': String(kept.bytes),
      'Content-Disposition': attachment(nameOf(kept.ready_at)),
      'Cache-Control': 'no-store',
    });
  });
  return routes;
}

/** An account without an address is named by its number. */
const isTypedPhone = (typed: string, phone: string | null) => phone !== null && readPhone(typed) === phone;

const nameOf = (readyAt: Date) => `mirror-studio-data-${readyAt.toISOString().slice(0, 10)}.zip`;
