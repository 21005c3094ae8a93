import { changesSince, documentVersions } from '@mirror-studio/domain/acceptances';
import { pathOf } from '@mirror-studio/domain/access';
import { endpoints } from '@mirror-studio/domain/contract';
import { acceptances } from '@mirror-studio/domain/texts/en/acceptances';
import { gates } from '@mirror-studio/domain/texts/en/gates';
import { invitation } from '@mirror-studio/domain/texts/en/invitation';
import { legal } from '@mirror-studio/domain/texts/en/legal';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { setRole } from '@mirror-studio/server/testing/data-folder';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import type { Studio } from './studio.ts';

interface Invitation {
  readonly code: string;
  readonly link: string;
}

/** As many as are asked for, made by an administrator. */
async function invitations(studio: Studio, page: Page, many: number): Promise<Invitation[]> {
  const email = `admin-${crypto.randomUUID().slice(0, 8)}@example.test`;
  const { access_token: token, user } = await new Person(page, studio, email).openSession();
  await studio.whileStopped((dataDir) => setRole(dataDir, user.id, 'admin'));
  const { method, path } = endpoints.makeInvitation;
  const made: Invitation[] = [];
  for (let at = 0; at < many; at++) {
    const headers = { authorization: `Bearer ${token}` };
    made.push((await (await fetch(studio.url + path, { method, headers })).json()) as Invitation);
  }
  return made;
}

async function acceptLegal(page: Page) {
  const modal = page.getByRole('dialog', { name: gates.legalTitle });
  await modal.getByRole('checkbox', { name: gates.legalAgree }).press('Space');
  await modal.getByRole('button', { name: gates.legalAccept }).click();
  await expect(modal).toBeHidden();
}

test('a link outlives the sign-up, is claimed, and opens the legal gate; what is accepted stands on the profile', async ({
  person,
  page,
  studio,
}) => {
  const [made] = await invitations(studio, page, 1);
  await page.goto(made?.link ?? '');
  await expect(page).toHaveURL(studio.url + pathOf('login'));
  await person.askForLink();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  await page.goto(await person.link());
  await acceptLegal(page);
  // The next gate (§4): the terms are not accepted yet.
  const terms = page.getByRole('dialog', { name: gates.termsTitle });
  await terms.getByRole('checkbox', { name: gates.termsAgree }).press('Space');
  await terms.getByRole('checkbox', { name: gates.complianceAgree }).press('Space');
  await terms.getByRole('button', { name: gates.termsAccept }).click();
  await expect(terms).toBeHidden();
  await expect(page.getByText(invitation.claimed)).toBeVisible();
  // What was accepted at the gate is not asked for again.
  for (const name of [onboarding.terms, onboarding.compliance])
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await person.introduce();
  await page.waitForURL(`**${pathOf('promptStudio')}`);

  await person.go(pathOf('profile'));
  const list = page.getByRole('list', { name: acceptances.list });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  for (const document of ['legal', 'terms', 'compliance'] as const)
    await expect(list.getByText(acceptances[`document_${document}`], { exact: true })).toBeVisible();

  await person.go(pathOf('termsNew'));
  const changes = page.getByRole('listitem').filter({ hasText: acceptances.document_legal });
  await expect(changes).toContainText(legal.acceptedNewest.split('{{date}}')[1] ?? '');
});

test('the newest terms say what changed since the version that this person accepted', async ({
  person,
  page,
}) => {
  const session = await person.openSession();
  const { method, path } = endpoints.acceptLegal;
  const accepted = await fetch(person.studio.url + path, {
    method,
    headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: documentVersions.legal.at(-1), language: 'en' }),
  });
  expect(accepted.status).toBe(200);
  await person.go(pathOf('termsNew'));
  await expect(page.getByRole('main')).toContainText(legal.terms.slice(0, 40));
  await expect(page.getByRole('heading', { name: legal.changedTitle })).toBeHidden();
  await person.storeSession(session);
  await person.go(pathOf('termsNew'));
  await expect(page.getByRole('heading', { name: legal.changedTitle })).toBeVisible();
  for (const change of changesSince('legal', '2026-11-21'))
    await expect(page.getByRole('main')).toContainText(acceptances[change]);
});

test('a code is typed where somebody has one: what is wrong is told, and nothing typed is lost', async ({
  person,
  page,
  studio,
}) => {
  const [first] = await invitations(studio, page, 1);
  await person.go(pathOf('login'));
  await person.askForLink();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  await page.goto(await person.link());
  await page.getByLabel(onboarding.displayName).fill('Mara');
  await page.getByRole('button', { name: invitation.have }).click();
  const field = page.getByRole('textbox', { name: invitation.code });
  const use = page.getByRole('button', { name: invitation.claim });
  await field.fill('abcd');
  await use.click();
  await expect(page.getByText(invitation.missing)).toBeVisible();
  await field.fill('abcd-efgh-jkmn-pqrs');
  await use.click();
  await expect(page.getByText(invitation.wrong)).toBeVisible();
  await expect(field).toHaveValue('abcd-efgh-jkmn-pqrs');
  await field.fill(` ${first?.code.toUpperCase() ?? ''}`);
  await use.click();
  await acceptLegal(page);
  await expect(page.getByText(invitation.claimed)).toBeVisible();
  await expect(page.getByLabel(onboarding.displayName)).toHaveValue('Mara');
});

test('somebody who is in already claims by the link, and is told of one that was used', async ({
  person,
  page,
  studio,
}) => {
  const [made] = await invitations(studio, page, 1);
  await person.signIn();
  await page.goto(made?.link ?? '');
  await acceptLegal(page);
  await page.waitForURL(`**${pathOf('promptStudio')}`);
  const other = new Person(page, studio, `late-${crypto.randomUUID().slice(0, 8)}@example.test`);
  await other.signIn();
  await page.goto(made?.link ?? '');
  await expect(other.toast.getByText(toasts.invitationRefusedTitle)).toBeVisible();
  await page.waitForURL(`**${pathOf('promptStudio')}`);
  await expect(page.getByRole('dialog', { name: gates.legalTitle })).toBeHidden();
});
