import { pathOf } from '@mirror-studio/domain/access';
import { samples } from '@mirror-studio/domain/samples';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { samples as texts } from '@mirror-studio/domain/texts/en/samples';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';

const nameOf = (at: number) => RegExp(samples[at]?.prompt.slice(0, 30) ?? '');

test('a visitor finds a sample, and its words are in the shoot after signing in', async ({
  person,
  page,
  context,
}) => {
  await person.go(pathOf('home'));
  await page.getByRole('main').getByRole('link', { name: landing.samples }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  const wall = page.getByRole('list', { name: texts.wall });
  await expect(wall.getByRole('link')).toHaveCount(samples.length);
  await wall.getByRole('link', { name: nameOf(0) }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(samples[0]?.prompt ?? '')).toBeVisible();
  await expect(dialog.getByText(photoShoot.style_editorial)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(wall.getByRole('link', { name: nameOf(0) })).toBeFocused();

  // It has an address of its own.
  await person.go(`${pathOf('samples')}?picture=${samples[1]?.id}`);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wall.getByRole('link', { name: nameOf(1) })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: texts.next }).press('Enter');
  const sample = samples[2];
  await expect(dialog.getByText(sample?.prompt ?? '')).toBeVisible();
  await dialog.getByRole('link', { name: texts.try }).press('Enter');

  await person.askForLink();
  await expect(page.getByText(signIn.sentTitle)).toBeVisible();
  // The mail is opened in another tab.
  const other = await context.newPage();
  await other.goto(await person.link());
  await new Person(other, person.studio, person.email).introduce();
  const prompt = other.getByRole('textbox', { name: photoShoot.prompt });
  await expect(prompt).toHaveValue(sample?.prompt ?? '');
  await expect(other.getByRole('radio', { name: photoShoot.style_painterly })).toBeChecked();
  await expect(other).toHaveURL(person.studio.url + pathOf('photoShoot'));

  // What was changed since is there after a reload.
  await prompt.fill('Pomegranates alone');
  await other.reload();
  await expect(prompt).toHaveValue('Pomegranates alone');
});

test('an address that names no sample shows the wall, and one without a known style fills in the words', async ({
  person,
  page,
}) => {
  await person.go(`${pathOf('samples')}?picture=nothing`);
  await expect(page.getByRole('list', { name: texts.wall }).getByRole('link')).toHaveCount(samples.length);
  await expect(page.getByRole('dialog')).toBeHidden();
  await person.signIn();
  await person.go(`${pathOf('photoShoot')}?prompt=Salt&style=none&aspectRatio=7:2`);
  await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveValue('Salt');
  await expect(page.getByRole('radio', { name: photoShoot.style_cinematic })).toBeChecked();
});
