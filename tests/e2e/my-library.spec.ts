import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { library } from '@mirror-studio/domain/texts/en/library';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { expect, test } from './fixtures.ts';

test('my library: a mistyped word finds, what is selected is deleted and comes back, labels filter, a press opens', async ({
  person,
  page,
}) => {
  const { access_token: token } = await person.signIn();
  const ids = new Map<string, string>();
  for (const [title, text, tags] of [
    ['Salt flats', 'A dancer in {silk|linen} on the salt flats, __light__', ['salt']],
    ['Lighthouse', 'Portrait of a lighthouse keeper in fog', ['portrait']],
    ['Still life', 'Pomegranate and pewter, north window', []],
  ] as const) {
    const made = await fetch(person.studio.url + endpoints.createPrompt.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ title, text, tags }),
    });
    expect(made.status).toBe(201);
    ids.set(title, ((await made.json()) as { prompt: { id: string } }).prompt.id);
  }
  await person.go(pathOf('myLibrary'));
  const rows = page.getByRole('row');
  const row = (name: string) => page.getByRole('row', { name });
  await expect(rows).toHaveCount(3);

  await test.step('a mistyped word finds what was meant, and stands in the address', async () => {
    await page.getByRole('searchbox').fill('pomgranate');
    await expect(rows).toHaveCount(1);
    await expect(row('Still life')).toBeVisible();
    await expect(page).toHaveURL(/\?q=pomgranate$/);
    await page.getByRole('searchbox').fill('xylophone');
    await page.getByRole('button', { name: library.showAll }).click();
    await expect(rows).toHaveCount(3);
    await page.goBack();
    await expect(page.getByText(library.filtered)).toBeVisible();
    await page.goForward();
  });

  await test.step('what is selected gets a tag, by which it is found', async () => {
    await row('Salt flats').press('Space');
    await row('Lighthouse').press('Space');
    await page.getByRole('button', { name: library.tags, exact: true }).click();
    await page.getByLabel(library.tags, { exact: true }).fill('Winter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: library.save }).click();
    await expect(row('Lighthouse').getByText('winter')).toBeVisible();
    await expect(row('Still life').getByText('winter')).toBeHidden();
    await page.getByRole('button', { name: library.tag }).click();
    await page.getByRole('option', { name: 'winter (2)' }).click();
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(/\?tag=winter$/);
  });

  await test.step('what is deleted is in the trash, and comes back', async () => {
    await row('Salt flats').press('Space');
    await page.getByRole('button', { name: library.delete }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: toasts.undo }).click();
    await expect(rows).toHaveCount(2);
    await row('Salt flats').press('Space');
    await page.getByRole('button', { name: library.delete }).click();
    await expect(rows).toHaveCount(1);
    await person.go(`${pathOf('myLibrary')}?place=trash`);
    await page.getByRole('button', { name: /^Restore: Salt flats/ }).click();
    await expect(page.getByText(/^The trash is empty/)).toBeVisible();
  });

  await test.step('a press on a row opens it', async () => {
    await person.go(pathOf('myLibrary'));
    await row('Salt flats').click();
    await page.waitForURL(`**${pathOf('editor')}/${ids.get('Salt flats')}`);
  });
});
