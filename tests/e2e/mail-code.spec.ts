import { pathOf } from '@mirror-studio/domain/access';
import { mailCode } from '@mirror-studio/domain/texts/en/mailCode';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { mailCode as spanish } from '@mirror-studio/domain/texts/es/mailCode';
import { onboarding as spanishOnboarding } from '@mirror-studio/domain/texts/es/onboarding';
import { signIn as spanishSignIn } from '@mirror-studio/domain/texts/es/signIn';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { beginWorker } from './worker.ts';

test.beforeEach(({ page, studio }) => beginWorker(page, studio.url));

const other = (code: string) => (code.startsWith('0') ? '111 111' : '000 000');

test('the code is typed in another browser, where a wrong one says what to do and loses nothing', async ({
  person,
  page,
  browser,
}) => {
  await person.go(pathOf('login'));
  await person.askForLink();
  await expect(page.getByRole('textbox', { name: mailCode.code })).toBeVisible();
  const code = await person.code();

  const context = await browser.newContext();
  const there = new Person(await context.newPage(), person.studio, person.email);
  await there.go(pathOf('login'));
  await there.page.getByRole('button', { name: signIn.useCode }).click();
  const submit = there.page.getByRole('button', { name: mailCode.submit });
  await submit.click();
  await expect(there.page.getByText(signIn.emailInvalid)).toBeVisible();
  await expect(there.page.getByText(mailCode.missing)).toBeVisible();
  await there.page.getByRole('textbox', { name: signIn.email, exact: true }).fill(person.email);
  const field = there.page.getByRole('textbox', { name: mailCode.code });
  await field.fill(other(code));
  await submit.click();
  await expect(there.page.getByText(mailCode.wrong)).toBeVisible();
  await expect(field).toHaveValue(other(code).replace(' ', ''));
  await field.fill(code);
  await submit.click();
  await expect(there.page.getByLabel(onboarding.displayName)).toBeVisible();
  await context.close();
});

test('a scanner opens the link three times, and the person still comes in with it', async ({
  person,
  page,
}) => {
  await person.go(pathOf('login'));
  await person.askForLink();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  const link = await person.link();
  for (let time = 0; time < 3; time++) {
    const looked = await fetch(link, { headers: { accept: 'text/html' } });
    expect(looked.status).toBe(200);
  }
  await page.goto(link);
  await expect(page.getByLabel(onboarding.displayName)).toBeVisible();
});

test('a link that is opened in another browser says what to do, and leads to the code', async ({
  person,
  page,
  browser,
}) => {
  await person.go(pathOf('login'));
  await person.askForLink();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  const context = await browser.newContext();
  const there = new Person(await context.newPage(), person.studio, person.email);
  await there.page.goto(await person.link());
  await expect(there.page.getByRole('alert')).toContainText(signIn.linkWrongBrowser);
  await there.page.getByRole('button', { name: signIn.useCode }).click();
  await there.page.getByRole('textbox', { name: signIn.email, exact: true }).fill(person.email);
  await there.page.getByRole('textbox', { name: mailCode.code }).fill(await person.code());
  await there.page.getByRole('button', { name: mailCode.submit }).click();
  await expect(there.page.getByLabel(onboarding.displayName)).toBeVisible();
  await context.close();
});

test('a password that was typed with the sign-up comes into force by the code too', async ({
  person,
  page,
}) => {
  const password = 'Quartz-Heron-58';
  await person.go(`${pathOf('login')}?with=password`);
  await page.getByRole('button', { name: signIn.toSignUp }).click();
  await page.getByLabel(signIn.email, { exact: true }).fill(person.email);
  await page.getByLabel(signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signIn.signUp, exact: true }).click();
  const field = page.getByRole('textbox', { name: mailCode.code });
  await expect(field).toBeVisible();
  await field.fill(await person.code());
  await page.getByRole('button', { name: mailCode.submit }).click();
  await expect(page.getByLabel(onboarding.displayName)).toBeVisible();
  const answer = await fetch(`${person.studio.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password }),
  });
  expect(answer.status).toBe(200);
});

test.describe('in Spanish, at 320 px, by keyboard alone', () => {
  test.use({ locale: 'es-ES', viewport: { width: 320, height: 640 } });

  test('from the address to the studio', async ({ person, page }) => {
    await person.go(pathOf('login'));
    const email = page.getByRole('textbox', { name: spanishSignIn.email, exact: true });
    await email.focus();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: spanishSignIn.sentTitle })).toBeFocused();
    const field = page.getByRole('textbox', { name: spanish.code });
    await expect(field).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const code = await person.code();
    await page.keyboard.type(other(code));
    await page.keyboard.press('Enter');
    await expect(page.getByText(spanish.wrong)).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(spanishOnboarding.displayName)).toBeVisible();
  });
});
