import { pathOf } from '@mirror-studio/domain/access';
import { common } from '@mirror-studio/domain/texts/en/common';
import { forensics } from '@mirror-studio/domain/texts/en/forensics';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { type Answer, languageProtocols, sendJson, standIn } from '@mirror-studio/server/testing/stand-ins';
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { Person } from './person.ts';
import { Studio } from './studio.ts';

const { base: path, says, refusal } = languageProtocols['openai-compatible'];

/** A language model on this machine, whose answer is in the test's hands, and a studio that is set up to ask it. */
interface Attic {
  readonly studio: Studio;
  answer: Answer;
}
const test = base.extend<object, { attic: Attic }>({
  attic: [
    async ({ browserName: _ }, use) => {
      const attic = { answer: () => {} } as unknown as Attic;
      const service = await standIn((...asked) => attic.answer(...asked));
      const env = {
        LANGUAGE_MODEL_ADAPTER: 'openai-compatible',
        LANGUAGE_MODEL_URL: service.url + path,
        LANGUAGE_MODEL_NAME: 'ink',
        LANGUAGE_MODEL_LABEL: 'The attic',
        LANGUAGE_MODEL_SEES_PICTURES: 'true',
      };
      const studio = await Studio.start({ env });
      await use(Object.assign(attic, { studio }));
      await studio.dispose();
      service.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  person: async ({ page, attic }, use, info) => {
    await use(new Person(page, attic.studio, `attic.${info.testId}@example.com`));
  },
});

const slot = (page: Page, name: RegExp) => page.getByRole('button', { name });
const begin = async (page: Page, words: string) => {
  await slot(page, /^Subject/).press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox', { name: texts.field });
  await field.fill(words);
  await field.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
};
const improve = (page: Page) => page.getByRole('button', { name: texts.improve, exact: true }).click();
const light = { slot: 'light', words: 'low winter sun', reason: 'Nothing said where the light is.' };

test('a language model says who it is, proposes in its own words, and asks before it replaces', async ({
  attic,
  person,
  page,
}) => {
  attic.answer = says(JSON.stringify({ changes: [light] }));
  await person.enter();
  await expect(page.getByText('By The attic')).toBeVisible();
  await begin(page, 'a heron on {wet slate|old ice}');
  await improve(page);
  const proposal = page.getByRole('dialog', { name: texts.improveTitle });
  await expect(proposal).toContainText('By The attic');
  await expect(proposal).toContainText(light.reason);
  await expect(proposal.getByRole('insertion').first()).toContainText('low winter sun');
  await proposal.getByRole('button', { name: texts.improveUse }).click();
  await expect(slot(page, /^Light: low winter sun/)).toBeVisible();
  await page.getByRole('button', { name: texts.undo }).click();
  await expect(slot(page, /^Light, empty/)).toBeVisible();
});

test('one that is busy is said to be, the built-in composer does it, and one that is slow can be left', async ({
  attic,
  person,
  page,
}) => {
  attic.answer = (_, reply) => {
    reply.setHeader('Retry-After', '7');
    sendJson(reply, refusal('Slow down.'), 429);
  };
  await person.enter();
  await begin(page, 'a heron');
  await page.getByRole('button', { name: texts.vary, exact: true }).click();
  await expect(page.getByText(toasts.composedInstead)).toBeVisible();
  await expect(page.getByText('The attic is busy. Please wait 7 seconds and try again.')).toBeVisible();
  await expect(page.getByText(texts.composerInstead)).toBeVisible();
  await expect(slot(page, /^Subject: a heron/)).toBeVisible();
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  attic.answer = (_, reply) => {
    reply.once('close', left.resolve);
    asked.resolve();
  };
  await improve(page);
  // What is left before the model was asked is never heard of there.
  await asked.promise;
  await page.getByRole('button', { name: common.cancel, exact: true }).click();
  await left.promise;
  await expect(page.getByRole('button', { name: texts.improve, exact: true })).toBeEnabled();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(slot(page, /^Subject: a heron/)).toBeVisible();
});

test('a picture whose file says nothing is shown to it when that is asked for, and its words begin a shoot', async ({
  attic,
  person,
  page,
}) => {
  attic.answer = says(JSON.stringify({ prompt: 'a heron on wet slate' }));
  await person.signIn();
  await person.go('/reverse-forensics');
  const buffer = await page.screenshot();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose a file/ }).click();
  await (await chooser).setFiles({ name: 'heron.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(forensics.basis_pixels)).toBeVisible();
  await page.getByRole('button', { name: 'Ask The attic what it shows' }).click();
  await expect(page.getByText('From what The attic sees in it: a start, not its prompt')).toBeVisible();
  await page.getByRole('button', { name: forensics.begin }).click();
  await page.waitForURL(`**${pathOf('photoShoot')}*`);
  await expect(page.getByRole('textbox', { name: photoShoot.prompt })).toHaveText('a heron on wet slate');
});
