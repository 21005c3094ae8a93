import { pathOf } from '@mirror-studio/domain/access';
import { overloadRetry, pictureRetryDelaysMs } from '@mirror-studio/domain/constants/requests';
import { endpoints, type ProofAnswers } from '@mirror-studio/domain/contract';
import { errorBody } from '@mirror-studio/domain/errors';
import { actionBar } from '@mirror-studio/domain/texts/en/actionBar';
import { clients } from '@mirror-studio/domain/texts/en/clients';
import { galleryActions } from '@mirror-studio/domain/texts/en/galleryActions';
import { proof } from '@mirror-studio/domain/texts/en/proof';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Person, shootLimit } from './person.ts';

const password = 'salt and light';

/** So many pictures hang in the gallery of this person. Returns their ids and what asks with their token. */
async function withPictures(person: Person, imageCount: number) {
  const { access_token: token } = await person.signIn();
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(person.studio.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  await person.makeShoot(token, { prompt: 'Salt flats', imageCount });
  const items = async () => (await ask('GET', endpoints.gallery.path))['items'] as { id: string }[];
  await expect.poll(async () => (await items()).length, shootLimit).toBe(imageCount);
  return { ask, ids: (await items()).map(({ id }) => id) };
}

/** A set with a link, made by the calls that the page makes. Returns its id and where the link leads. */
async function withLink(person: Person, given: object = {}) {
  const { ask, ids } = await withPictures(person, 2);
  const body = {
    title: 'Salt flats, first light',
    client: 'Noor Haddad',
    pictures: ids,
    endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    watermark: true,
    ...given,
  };
  const { set } = (await ask('POST', endpoints.createProof.path, body)) as unknown as ProofAnswers;
  const { token } = (await ask('POST', endpoints.linkProof.path.replace('{id}', set.id))) as {
    token: string;
  };
  return { id: set.id, ask, path: pathOf('proof', { token }) };
}

test('pictures go from a selection, and from the viewer, into a new set for a client', async ({
  person,
  page,
}) => {
  const { ids } = await withPictures(person, 2);
  await person.go(pathOf('gallery'));
  const pictures = page.getByRole('main').getByRole('listitem').getByRole('button');
  await pictures.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  const bar = page.getByRole('toolbar', { name: actionBar.label });
  await bar.getByRole('button', { name: galleryActions.sendToClient }).click();
  const chosen = page.getByRole('button', { name: /^Choose /, pressed: true });
  await expect(chosen).toHaveCount(ids.length);
  await page.getByLabel(clients.client, { exact: true }).fill('Noor Haddad');
  await page.goBack();
  await pictures.first().click();
  await page.getByRole('dialog').getByRole('button', { name: galleryActions.sendToClient }).click();
  // Those of the viewer stand in the place of those of the selection; what was typed stays.
  await expect(chosen).toHaveCount(1);
  await expect(page.getByLabel(clients.client, { exact: true })).toHaveValue('Noor Haddad');
  await page.reload();
  await expect(chosen).toHaveCount(1);
  await page.getByLabel(clients.title, { exact: true }).fill('Salt flats');
  await page.getByRole('button', { name: clients.create }).click();
  await expect(page.getByRole('heading', { name: 'Noor Haddad', exact: true })).toBeVisible();
});

const approve = (page: Page) => page.getByRole('button', { name: proof.approve });

test('a creator makes a set with a password, a client without an account answers, and it arrives', async ({
  person,
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await withPictures(person, 2);
  await test.step('the set is made, and its link is told once', async () => {
    await person.go(pathOf('clients'));
    await page.getByRole('link', { name: clients.newSet }).first().click();
    await page.getByRole('button', { name: clients.create }).click();
    await expect(page.getByText(clients.picturesProblem.replace(/\{\{.*\}\}/, '200'))).toBeVisible();
    await page.getByLabel(clients.client, { exact: true }).fill('Noor Haddad');
    await page.getByLabel(clients.title, { exact: true }).fill('Salt flats, first light');
    await page.getByText(clients.usesPassword).click();
    await page.getByLabel(clients.password, { exact: true }).fill(password);
    for (const picture of await page.getByRole('button', { name: /^Choose / }).all()) await picture.click();
    // What was typed outlives the tab, but for the password.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByLabel(clients.client, { exact: true })).toHaveValue('Noor Haddad');
    await other.close();
    await page.reload();
    await expect(page.getByLabel(clients.client, { exact: true })).toHaveValue('Noor Haddad');
    await page.getByLabel(clients.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: clients.create }).click();
    await expect(page.getByRole('heading', { name: 'Noor Haddad', exact: true })).toBeVisible();
    await expect(page.getByText(clients.linkOnce)).toBeVisible();
  });
  const link = (await page.getByText(/\/proof\/[\w-]{43}$/).textContent()) ?? '';
  const client = await browser.newPage({ viewport: { width: 320, height: 640 } });

  await test.step('a wrong password is refused in words, the right one opens', async () => {
    const answer = await client.goto(link);
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    await client.getByLabel(proof.password, { exact: true }).fill('pepper');
    await client.getByRole('button', { name: proof.unlock }).click();
    await expect(client.getByText(refusals.proofPasswordWrong)).toBeVisible();
    await client.getByLabel(proof.password, { exact: true }).fill(password);
    await client.getByRole('button', { name: proof.unlock }).click();
    await expect(client.getByRole('heading', { name: 'Salt flats, first light' })).toBeVisible();
    const widest = () =>
      client
        .locator('main img')
        .evaluateAll((images) =>
          Math.max(...images.map((image) => (image as HTMLImageElement).naturalWidth)),
        );
    await expect.poll(widest).toBeGreaterThan(100);
    expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  await test.step('the client marks and comments', async () => {
    await client.getByRole('button', { name: 'Look at picture 1' }).click();
    await client.getByRole('button', { name: proof.mark_yes, exact: true }).click();
    await client.getByLabel(proof.commentPicture).fill('This is the one for the cover.');
    await client.getByLabel(proof.yourName).fill('Noor');
    await client.getByRole('button', { name: proof.send }).click();
    await client.keyboard.press('Escape');
    await expect(client.getByText('1 of 2 decided')).toBeVisible();
  });

  await test.step('it arrives on the open page of the creator', async () => {
    await expect(page.getByText('1 yes, 0 maybe, 0 no')).toBeVisible();
    await expect(page.getByText('This is the one for the cover.')).toBeVisible();
    await expect(page.getByText('Opened once in 1 browser')).toBeVisible();
  });

  await test.step('the client approves, and that arrives too', async () => {
    await approve(client).click();
    await expect(client.getByText(proof.approvedTitle, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Noor approved the choice/)).toBeVisible();
  });

  await test.step('taken back, the link shuts the open page', async () => {
    await page.getByRole('button', { name: clients.revoke }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: clients.revoke }).click();
    await expect(person.toast.getByText(toasts.proofRevoked)).toBeVisible();
    await expect(client.getByRole('heading', { name: proof.overTitle })).toBeVisible({ timeout: 20_000 });
  });
  await client.close();
});

test('what a client says without a network is kept, and is sent when there is one', async ({
  person,
  browser,
}) => {
  test.setTimeout(240_000);
  const { ask, id, path } = await withLink(person);
  const context = await browser.newContext();
  const client = await context.newPage();
  await client.goto(person.studio.url + path);
  await client.getByRole('button', { name: 'Look at picture 2' }).click();
  await context.setOffline(true);
  await client.getByRole('button', { name: proof.mark_no, exact: true }).click();
  await client.getByLabel(proof.commentPicture).fill('Not this one.');
  await client.getByLabel(proof.yourName).fill('Noor');
  await client.getByRole('button', { name: proof.send }).click();
  await expect(client.getByText(/^2 answers are kept here/)).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  const answers = async () =>
    (await ask('GET', endpoints.proof.path.replace('{id}', id))) as unknown as ProofAnswers;
  await expect
    .poll(async () => (await answers()).comments.map(({ text }) => text))
    .toEqual(['Not this one.']);
  expect((await answers()).set.marks.no).toBe(1);
  await client.getByLabel(proof.commentPicture).fill('Half a sent');
  await client.reload();
  await expect(client.getByLabel(proof.commentPicture)).toHaveValue('Half a sent');
  await context.close();
});

test('a link that leads nowhere says so, and a set that was deleted comes back', async ({ person, page }) => {
  test.setTimeout(240_000);
  const { id, path, ask } = await withLink(person);
  await person.go(pathOf('proof', { token: 'A'.repeat(43) }));
  await expect(page.getByRole('heading', { name: proof.overTitle })).toBeVisible();
  await person.go(`${pathOf('clients')}?set=${id}`);
  await page.getByRole('button', { name: clients.delete }).click();
  await expect(page.getByText(clients.emptyTitle)).toBeVisible();
  await page.getByRole('button', { name: toasts.undo }).click();
  await expect(page.getByRole('list', { name: routes.clients }).getByText('Noor Haddad')).toBeVisible();
  const soon = new Date(Date.now() + 2_000).toISOString();
  await ask('PATCH', endpoints.changeProof.path.replace('{id}', id), { endsAt: soon });
  await person.go(path);
  await expect(page.getByRole('heading', { name: proof.overTitle })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(proof.overWords)).toBeVisible();
});

test('pictures that a busy server refused come on a later try, or say that they did not', async ({
  person,
  page,
}) => {
  const { path } = await withLink(person);
  const asked = new Map<string, number>();
  let isBusy = true;
  await page.route('**/media/proof/**', (route) => {
    const address = route.request().url();
    asked.set(address, (asked.get(address) ?? 0) + 1);
    if (!isBusy) return route.continue();
    const headers = { 'Retry-After': '3' };
    return route.fulfill({ status: 429, headers, json: errorBody('RATE_LIMITED', refusals.tooBusy) });
  });
  await page.clock.install();
  await person.go(path);
  const shown = () =>
    page
      .locator('[data-picture] img:not([aria-hidden])')
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);
  await expect.poll(() => asked.size).toBe(2);
  expect(await shown()).toBe(0);
  isBusy = false;
  // The timer may not be set yet when the refusal has arrived.
  await expect
    .poll(async () => {
      await page.clock.runFor(overloadRetry.afterMs);
      return shown();
    })
    .toBe(2);

  isBusy = true;
  await page.locator('[data-picture]').first().click();
  await expect
    .poll(async () => {
      await page.clock.runFor(pictureRetryDelaysMs[2]);
      return page.getByText(proof.pictureFailed).isVisible();
    })
    .toBe(true);
  const tries = [...asked.values()];
  expect(tries[2]).toBeGreaterThan(pictureRetryDelaysMs.length);
  await page.clock.runFor(60_000);
  expect([...asked.values()]).toEqual(tries);
});
