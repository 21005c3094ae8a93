import { pathOf } from '@mirror-studio/domain/access';
import { jobsPage } from '@mirror-studio/domain/texts/en/jobsPage';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import { expect, test } from './fixtures.ts';
import { shootLimit, texts } from './person.ts';

const { jobs } = texts;

test('every job is a row: one is cancelled and tried again there, all that wait are cancelled at once', async ({
  person,
  page,
}) => {
  const { access_token: token } = await person.signIn();
  for (const prompt of ['Runs for long', 'Waits first', 'Waits second', 'Waits third'])
    await person.makeShoot(token, { prompt, imageCount: 10 });
  await person.go(pathOf('jobs'));
  const row = (prompt: string) => page.getByRole('row', { name: prompt });
  const act = (prompt: string, name: string) =>
    row(prompt).getByRole('button', { name, exact: true }).click();
  const says = (prompt: string, status: string) =>
    expect(row(prompt).getByText(status, { exact: true })).toBeVisible();

  await test.step('exactly one is cancelled, and tried again on the same row', async () => {
    await act('Waits second', jobs.cancel);
    await says('Waits second', jobs.status_cancelled);
    await says('Waits first', jobs.status_queued);
    await act('Waits second', jobs.retry);
    await says('Waits second', jobs.status_queued);
    await expect(page.getByRole('row', { name: /Waits|Runs/ })).toHaveCount(4);
  });

  await test.step('a row opens to all that is known of it', async () => {
    await row('Runs for long')
      .getByRole('button', { name: new RegExp(ui.expandRow) })
      .click();
    await expect(page.getByText(jobsPage.detail_answer)).toBeVisible();
    await expect(page.getByText(jobsPage.estimateNone)).toBeVisible();
    await page.reload();
    await expect(page.getByText(jobsPage.detail_answer)).toBeVisible();
  });

  await test.step('all that wait are cancelled, and what runs goes on', async () => {
    await page.getByRole('button', { name: 'Cancel all 3 that wait' }).click();
    for (const prompt of ['Waits first', 'Waits second', 'Waits third'])
      await says(prompt, jobs.status_cancelled);
    await page.getByRole('radiogroup').getByText(jobs.filter_cancelled).click();
    await expect(page.getByRole('row', { name: /Waits/ })).toHaveCount(3);
    await expect(row('Runs for long')).toHaveCount(0);
    await page.goBack();
    await expect(row('Runs for long').getByText(/^Running|Completed/)).toBeVisible(shootLimit);
  });
});
