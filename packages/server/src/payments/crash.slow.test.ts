import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import { endpoints, type Order } from '@mirror-studio/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asker,
  prepareDataDir,
  type ServerProcess,
  scratchDir,
  signInAt,
  spawnServer,
} from '../testing/index.ts';
import { type StripeStandIn, sendEvent, stripeKeys, stripeStandIn } from '../testing/stand-ins/stripe.ts';

const grant: number = walletLimits.welcomeGrantCoins;

describe('a process that is killed', () => {
  let scratch: ReturnType<typeof scratchDir>;
  let stripe: StripeStandIn;
  let running: ServerProcess | undefined;
  beforeAll(async () => {
    scratch = scratchDir();
    stripe = await stripeStandIn();
  });
  afterAll(async () => {
    await running?.stop('SIGKILL');
    stripe.close();
    scratch.remove();
  });

  test('before its page is opened, after, and while it is told of the payment, sells once', {
    timeout: 120_000,
  }, async () => {
    const env = {
      DATA_DIR: await prepareDataDir(`${scratch.path}/data`),
      VITE_PURCHASING: 'live',
      PAYMENT_PROVIDER: 'stripe',
      PAYMENT_SECRET_KEY: stripeKeys.secretKey,
      PAYMENT_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      PAYMENT_API_BASE: stripe.url,
    };
    const start = async () => {
      running = await spawnServer(env);
      return running;
    };
    const first = await start();
    const { access_token: token } = await signInAt(first.url);
    const key = crypto.randomUUID();
    const buy = ({ url }: ServerProcess) =>
      asker(url, token)('POST', endpoints.checkout.path, { amountUsd: 45 }, key);
    for (const moment of ['opening', 'opened'] as const) {
      const server = running ?? first;
      const killed = new Promise<void>((done) => {
        stripe.set[moment] = async () => {
          stripe.set[moment] = null;
          await server.stop('SIGKILL');
          done();
        };
      });
      await expect(buy(server)).rejects.toThrow();
      await killed;
      await start();
    }
    const third = running ?? first;
    const { body } = await buy(third);
    expect(stripe.sessions()).toHaveLength(1);
    const [session] = stripe.sessions();
    expect(body['checkoutUrl']).toBe(`${stripe.url}/pay/${session?.id ?? ''}`);
    stripe.pay(session?.id ?? '');
    const event = stripe.events.completed(session?.id ?? '');
    const storm = Array.from({ length: 8 }, () =>
      sendEvent(third.url, event, { now: new Date() }).catch(() => 0),
    );
    await Promise.race(storm);
    await third.stop('SIGKILL');
    await Promise.all(storm);
    const fourth = await start();
    expect(await sendEvent(fourth.url, event, { now: new Date() })).toBe(200);
    const ask = asker(fourth.url, token);
    const orders = (await ask('GET', endpoints.orders.path)).body['orders'] as Order[];
    expect(orders).toMatchObject([{ state: 'paid', coins: 500 }]);
    expect((await ask('GET', endpoints.balance.path)).body['coins']).toBe(grant + 500);
  });
});
