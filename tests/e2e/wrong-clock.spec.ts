import { pathOf } from '@mirror-studio/domain/access';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Lets the clock of this device, which goes, differ by so much from that of the server. */
const setClockWrong = (page: Page, differsMs: number) =>
  page.addInitScript((ms) => {
    const RightDate = Date;
    window.Date = class extends RightDate {
      constructor(...given: []) {
        if (given.length > 0) super(...given);
        else super(RightDate.now() + ms);
      }
      static override now() {
        return RightDate.now() + ms;
      }
    } as DateConstructor;
  }, differsMs);

for (const differsMs of [61 * minuteMs, -61 * minuteMs]) {
  test.describe(`with a clock that differs by ${differsMs / minuteMs} minutes`, () => {
    test.beforeEach(({ page }) => setClockWrong(page, differsMs));

    test('a link signs in, the session lives on, and what was just made was made just now', async ({
      person,
      page,
    }) => {
      await person.signUp();
      await expect(person.balance).toBeVisible();
      await page.reload();
      await expect(person.balance).toBeVisible();
      await person.describeShoot('a lighthouse');
      await person.oneImage();
      await person.begin();
      const drawer = await person.openJobs();
      await expect(drawer.getByText(/^(now|\d+ seconds? ago)$/)).toBeVisible();
      await expect(page.getByText(toasts.clockWrong)).toBeHidden();
    });

    test('a session that another device has opened a moment ago is taken from the address', async ({
      person,
      page,
    }) => {
      const { user: _, ...tokens } = await person.openSession();
      const fragment = new URLSearchParams(Object.entries(tokens).map(([name, of]) => [name, String(of)]));
      await person.go(`${pathOf('authCallback')}#${fragment.toString()}`);
      await page.getByRole('button', { name: `Continue as ${person.email}` }).click();
      await expect(person.balance).toBeVisible();
    });
  });
}

test('a clock that is wrong by more than a day is told once, in words', async ({ person, page }) => {
  await setClockWrong(page, -2 * dayMs);
  await person.enter();
  await expect(person.toast.filter({ hasText: toasts.clockWrong })).toHaveCount(1);
});
