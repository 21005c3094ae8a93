import { proofEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { onOneLine } from '@mirror-studio/domain/prompts';
import type { Context, Hono } from 'hono';
import { matchesPassword } from '../auth/keys/passwords.ts';
import { refusals } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, serveEndpoint } from '../http/index.ts';
import { knownBrowser } from '../http/request/known-browser.ts';
import { byNetwork, limited } from '../http/request/limited.ts';
import type { Use } from '../limits/index.ts';
import type { MediaServices } from '../media/index.ts';
import { isStorageFull } from '../storage/storage.ts';
import { addComment, approve, countVisit, markPicture, sharedBy } from './answers.ts';
import { type OpenLink, openLink, passes } from './link.ts';
import { proofPictures } from './pictures.ts';

type Shared = Pick<MediaServices, 'db' | 'clock' | 'config' | 'limits' | 'media' | 'site'>;

/** What is answered to a link tells no index, no other site, and is kept by nothing on the way. */
const unseen = (c: Context) => {
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Robots-Tag', 'noindex, nofollow');
};

/** What whoever has a link may do, without an account: look, mark, write, approve. */
export function serveShared(routes: Hono<AppEnv>, services: Shared): void {
  const { db, clock, limits } = services;
  const networkOf = byNetwork(services);
  const pass = passes(services);
  const options = { before: [limited(services, 'proofsFromNetwork', networkOf)] };

  const take = async (c: Context<AppEnv>, uses: readonly Use[]) => {
    const waitMs = await limits.take(uses);
    if (waitMs === 0) return;
    const count = Math.ceil(waitMs / 1000);
    c.header('Retry-After', String(count));
    throw new HttpError('RATE_LIMITED', refusals.tooManyRequests({ count }));
  };
  const open = (c: Context<AppEnv>, token: string) => {
    unseen(c);
    return openLink(services, token);
  };
  /** The set of a link whose password was given. */
  const entered = async (c: Context<AppEnv>, token: string): Promise<OpenLink> => {
    const link = await open(c, token);
    if (!pass.isIn(c, link)) throw new HttpError('FORBIDDEN', refusals.proofPasswordNeeded);
    return link;
  };
  /** The set of a link, for something that is written. */
  const answering = async (c: Context<AppEnv>, token: string): Promise<OpenLink> => {
    const link = await entered(c, token);
    await take(c, [{ limit: 'proofAnswersOfLink', of: [link.id] }]);
    return link;
  };

  serveEndpoint(
    routes,
    endpoints.visitProof,
    async ({ c, params: { token }, body }) => {
      const link = await open(c, token);
      if (!pass.isIn(c, link)) return { proof: null };
      await db.transaction((tx) =>
        countVisit(tx, link, limits.digest('visitor', link.id, body.visitor), clock.now()),
      );
      return { proof: await sharedBy(db, link) };
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.sharedProof,
    async ({ c, params: { token } }) => {
      const link = await open(c, token);
      return { proof: pass.isIn(c, link) ? await sharedBy(db, link) : null };
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.unlockProof,
    async ({ c, params: { token }, body: { password } }) => {
      const link = await open(c, token);
      if (link.password_hash !== null) {
        const network = networkOf(c);
        const browser = knownBrowser(services, c, 'client link', link.id);
        // By the link and not by its set: another link is one that nobody has tried yet.
        const uses: Use[] =
          browser.id === null
            ? [
                { limit: 'proofPassword', of: [link.link_hash, network] },
                { limit: 'proofPasswordOfLink', of: [link.link_hash] },
              ]
            : [{ limit: 'proofPassword', of: [link.link_hash, 'browser', browser.id] }];
        await take(c, uses);
        if (!(await matchesPassword(password, link.password_hash, { network })))
          throw new HttpError('FORBIDDEN', refusals.proofPasswordWrong, undefined, 'password');
        await limits.giveBack(uses);
        pass.give(c, link);
        browser.remember();
      }
      return { proof: await sharedBy(db, link) };
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.markPicture,
    async ({ c, params: { token, picture }, body: { mark } }) => {
      const link = await answering(c, token);
      await db.transaction((tx) => markPicture(tx, link, picture, mark, clock.now()));
      return { ok: true as const };
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.commentProof,
    async ({ c, params: { token }, body, idempotencyKey }) => {
      const link = await answering(c, token);
      const given = { ...body, author: onOneLine(body.author), text: body.text.trim() };
      return db
        .transaction((tx) => addComment(tx, link, given, idempotencyKey ?? '', clock.now()))
        .catch((error: unknown) => {
          // It is not the client whose room is used up, but whose set it is.
          throw isStorageFull(error) ? new HttpError('STORAGE_FULL', refusals.proofOwnerFull) : error;
        });
    },
    options,
  );
  serveEndpoint(
    routes,
    endpoints.approveProof,
    async ({ c, params: { token }, body }) => {
      const link = await answering(c, token);
      const given = { ...body, author: onOneLine(body.author) };
      return db.transaction((tx) => approve(tx, link, given, clock.now()));
    },
    options,
  );
  proofPictures(routes, services, entered, limited(services, 'proofPicturesFromNetwork', networkOf));
}
