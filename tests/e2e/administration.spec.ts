import { pathOf } from '@mirror-studio/domain/access';
import { comingSoon } from '@mirror-studio/domain/texts/en/comingSoon';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { setRole } from '@mirror-studio/server/testing/data-folder';
import { expect, test } from './fixtures.ts';

test('a page of administration is not a member’s, and is an operator’s', async ({ person, page, studio }) => {
  const { user } = await person.signIn();
  await person.go(pathOf('photoShoot'));
  await person.go(pathOf('adminUsers'));
  await expect(page.getByText(errors.unauthorized)).toBeVisible();
  await page.getByRole('button', { name: errors.action_goHome }).click();
  await expect(page).toHaveURL(studio.url + pathOf('promptStudio'));
  await studio.whileStopped((dataDir) => setRole(dataDir, user.id, 'operator'));
  await person.go(pathOf('adminUsers'));
  const title = comingSoon.title.replace('{{page}}', routes.adminUsers);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});
