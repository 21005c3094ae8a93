import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { orderParam } from '@mirror-studio/domain/economy';
import { flagVariables } from '@mirror-studio/domain/flags';
import { shop } from '@mirror-studio/domain/texts/en/shop';
import { stripeKeys, stripeStandIn } from '@mirror-studio/server/testing/stand-ins';
import { test as base, expect } from './fixtures.ts';
import { Person } from './person.ts';
import { Studio } from './studio.ts';
import { stopAndReadWebVitals, visit } from './web-vitals.ts';

// One worker, for the one build: what is set when the app is built is another app, beside the usual one, kept for the next run.
base.describe.configure({ mode: 'default' });

/** A studio that sells for real money, at a stand-in of the provider, and measures how quick its pages are. */
const test = base.extend<
  object,
  { other: { studio: Studio; stripe: Awaited<ReturnType<typeof stripeStandIn>> } }
>({
  other: [
    async ({ browserName: _ }, use) => {
      const stripe = await stripeStandIn();
      const studio = await Studio.start({
        env: {
          VITE_PURCHASING: 'live',
          [flagVariables.performanceBudget]: 'true',
          APP_BUILD_DIR: '.cache/app-with-other-settings',
          PAYMENT_PROVIDER: 'stripe',
          PAYMENT_SECRET_KEY: stripeKeys.secretKey,
          PAYMENT_WEBHOOK_SECRET: stripeKeys.webhookSecret,
          PAYMENT_API_BASE: stripe.url,
        },
      });
      await use({ studio, stripe });
      await studio.dispose();
      stripe.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('paid on the page of the provider, one comes back to what the server says; left and paid later, the coins come', async ({
  other: { studio, stripe },
  page,
}) => {
  const person = new Person(page, studio, `mara.live.${process.pid}@example.com`);
  await person.signIn();
  await person.go(pathOf('shop'));
  const buy = page.getByRole('button', { name: shop.pay });
  await buy.click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1,200 coins are yours' })).toBeVisible();
  await expect(page.getByText(shop.paid)).toBeVisible();
  await page.getByRole('link', { name: shop.toShop }).click();
  await buy.click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(person.balance).toHaveAccessibleName(/1,700 Mirror Coins/);
  const left = stripe.sessions()[1];
  await person.go(`${pathOf('shopSuccess')}?${orderParam}=${left?.order ?? ''}`);
  await expect(page.getByRole('heading', { level: 1, name: shop.createdTitle })).toBeVisible();
  stripe.pay(left?.id ?? '');
  await expect(page.getByRole('heading', { level: 1, name: '1,200 coins are yours' })).toBeVisible();
});

test('with the performance budget on, what a browser measured arrives in the server', async ({
  other: { studio },
  page,
}) => {
  const answered: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === endpoints.webVitals.path) answered.push(response.status());
  });
  await visit(page, studio);
  await expect.poll(() => answered.length).toBeGreaterThanOrEqual(2);
  // What is sent as a page ends is told to nobody: another visit comes to the server after it.
  await page.goto(studio.url, { waitUntil: 'networkidle' });
  const kept = await stopAndReadWebVitals(studio);
  // INP needs an interaction that the browser timed, which a fast one is not.
  expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']));
  // Of the address the page is kept, without what stands behind it.
  expect(kept).toContainEqual({ name: 'TTFB', path: pathOf('home') });
  expect(answered.filter((status) => status !== 200)).toEqual([]);
});
