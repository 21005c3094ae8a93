import { readFileSync } from 'node:fs';
import { pathOf } from '@mirror-studio/domain/access';
import { endpoints, idempotencyHeader } from '@mirror-studio/domain/contract';
import { analytics } from '@mirror-studio/domain/texts/en/analytics';
import { common } from '@mirror-studio/domain/texts/en/common';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { expect, test } from './fixtures.ts';

test('figures of a period are read as a chart and as a table, are saved, and begin with the one next step', async ({
  person,
  page,
}) => {
  const { access_token: token } = await person.signIn();
  await person.go(pathOf('userAnalytics'));
  await expect(page.getByRole('heading', { level: 1, name: routes.userAnalytics })).toBeVisible();
  await expect(page.getByRole('link', { name: analytics.emptyAction })).toBeVisible();
  const answer = await fetch(person.studio.url + endpoints.exchange.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      [idempotencyHeader]: crypto.randomUUID(),
    },
    body: JSON.stringify({ coins: 120 }),
  });
  expect(answer.status).toBe(200);
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: '120' })).toBeVisible();

  const chart = page.getByRole('figure', { name: analytics.imagesByDay });
  await expect(chart.getByRole('table')).toBeAttached();
  await chart.getByRole('button').press('Enter');
  await chart.getByRole('table').scrollIntoViewIfNeeded();
  await expect(chart.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await chart.getByRole('slider').press('End');

  await page.getByRole('radio', { name: analytics.period_7 }).press('Space');
  await expect(page).toHaveURL(/days=7/);
  await expect(chart.getByRole('row')).toHaveCount(8);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: analytics.csv }).click();
  const saved = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(saved).toHaveLength(8);
  expect(saved.at(-1)?.split(',').slice(1, 3)).toEqual(['0', '120']);
  await page.goBack();
  await expect(chart.getByRole('row')).toHaveCount(31);

  await page.getByRole('link', { name: analytics.toWorks }).click();
  await expect(page.getByRole('heading', { level: 1, name: routes.analytics })).toBeVisible();
  await expect(page.getByRole('link', { name: analytics.worksEmptyAction })).toBeVisible();
});

test('figures that do not come say so, and come when they are asked for again', async ({ person, page }) => {
  await person.enter();
  let isCut = true;
  await page.route(`**${endpoints.usageReport.path}*`, (route) =>
    isCut ? route.abort('connectionreset') : route.continue(),
  );
  await person.go(pathOf('userAnalytics'));
  const retry = page.getByRole('main').getByRole('button', { name: common.retry });
  await expect(retry).toBeVisible({ timeout: 60_000 });
  isCut = false;
  await retry.click();
  await expect(page.getByRole('link', { name: analytics.emptyAction })).toBeVisible();
});
