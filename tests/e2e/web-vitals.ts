import { pathOf } from '@mirror-studio/domain/access';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { savedWebVitals } from '@mirror-studio/server/testing/data-folder';
import { expect, type Page } from '@playwright/test';
import { pressSignIn } from './person.ts';
import type { Studio } from './studio.ts';

/** A visit with a first paint and a pressed link, which ends: then the browser knows all it measures. */
export async function visit(page: Page, studio: Studio) {
  await page.goto(`${studio.url}${pathOf('home')}?invite=secret`);
  await pressSignIn(page);
  await expect(page.getByRole('textbox', { name: signIn.email })).toBeVisible();
  await page.goto('about:blank');
}

/** Stops a studio, then reads the web vitals that it had saved. */
export async function stopAndReadWebVitals(studio: Studio) {
  await studio.stop('SIGTERM');
  return savedWebVitals(studio.dataDir);
}
