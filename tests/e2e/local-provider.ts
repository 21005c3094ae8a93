import { localProvider } from '@mirror-studio/domain/texts/en/localProvider';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { expect, type Page } from '@playwright/test';

/** The button that leads to the local provider. */
export const withLocal = signIn.withProvider.replace('{{provider}}', signIn.localProvider);

/** On the page of the local provider: becomes somebody with this address. */
export async function become(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: localProvider.title })).toBeVisible();
  await page.getByLabel(localProvider.email).fill(email);
  await page.getByLabel(localProvider.name).fill('Iris Okafor');
  await page.getByRole('button', { name: localProvider.submit }).click();
}
