import { giftsEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { giftDayEndsAt } from '@mirror-studio/domain/gifts';
import { Hono } from 'hono';
import { runLater } from '../auth/flows/news.ts';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { languageOf } from '../http/request/language.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import { isSteppedUp } from '../http/request/step-up.ts';
import { balanceOf, runOncePerKey } from '../ledger/index.ts';
import { allowanceOf, give, texts } from './give.ts';
import { claimHeld } from './held.ts';
import { mailWaiting } from './mail.ts';
import { mailReceiverOf } from './mail-received.ts';
import { giftNewsOf, giftOf, giftsPage, noteTold, thank } from './read.ts';

/** Gifts of coins (pages: gift-coins). Takes the services; returns the routes. */
export function productRoutes(services: Services): Hono<AppEnv> {
  const { db, clock } = services;
  const routes = new Hono<AppEnv>();
  const before = [limited(services, 'giftsOfPerson', byPerson)];

  serveEndpoint(
    routes,
    endpoints.giveCoins,
    async ({ c, user, body, idempotencyKey: key }) => {
      const isProved = isSteppedUp(services, c.get('proof'));
      const { to, coins, words = '' } = body;
      const giving = { giver: user, to, coins, words, language: languageOf(c), isProved };
      const given = await runOncePerKey(
        services,
        { member: user.id, endpoint: 'giveCoins', body, key },
        async (tx) => {
          const now = clock.now();
          const gift = await giftOf(tx, user.id, await give(tx, giving, now), now);
          return { gift, balance: await balanceOf(tx, user.id) };
        },
      );
      const { id, address } = given.gift;
      // After the answer, which is the same whether or not somebody has the address.
      runLater(services, 'What follows a gift', async () => {
        if (address === null) return mailReceiverOf(services, id);
        await mailWaiting(services, id);
        await claimHeld(services, address);
      });
      return given;
    },
    { before, inputWords: ({ path }) => (path === 'coins' ? texts.invalidAmount : undefined) },
  );
  serveEndpoint(routes, endpoints.giftAllowance, async ({ user }) => {
    const now = clock.now();
    return { ...(await allowanceOf(db, user.id, now)), dayEndsAt: giftDayEndsAt(now).toISOString() };
  });
  serveEndpoint(routes, endpoints.gifts, ({ user, query }) => giftsPage(db, user.id, query, clock.now()));
  serveEndpoint(routes, endpoints.gift, async ({ user, params }) => ({
    gift: await giftOf(db, user.id, params.id, clock.now()),
  }));
  serveEndpoint(
    routes,
    endpoints.thankForGift,
    async ({ user, params }) => ({ gift: await thank(db, user.id, params.id, clock.now()) }),
    { before },
  );
  serveEndpoint(routes, endpoints.giftNews, async ({ user }) => ({
    news: await giftNewsOf(db, user.id, clock.now()),
  }));
  serveEndpoint(routes, endpoints.giftNewsTold, async ({ user, body }) => {
    await noteTold(db, user.id, body.ids, clock.now());
    return { ok: true as const };
  });
  return routes;
}
