import { pathOf } from '@mirror-studio/domain/access';
import { governanceLimits } from '@mirror-studio/domain/constants/governance';
import { endpoints, type ProposalDetail } from '@mirror-studio/domain/contract';
import { committedText, nonceOf, type PublicBallot } from '@mirror-studio/domain/governance';
import { storageKey } from '@mirror-studio/domain/storage';
import { common } from '@mirror-studio/domain/texts/en/common';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { roadmap } from '@mirror-studio/domain/texts/en/roadmap';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { governance as spanish } from '@mirror-studio/domain/texts/es/governance';
import { ageVotes, setRole } from '@mirror-studio/server/testing/data-folder';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';

const dayMs = 86_400_000;
const { quorumPercent, voteDays } = governanceLimits;

test('a proposal is put forward, voted on, voted on otherwise, counted, and counted again in the browser', async ({
  person,
  page,
}) => {
  test.setTimeout(240_000);
  const { studio } = person;
  const voter = new Person(page, studio, person.email.replace('mara.', 'otto.'));
  const { access_token: token } = await voter.openSession();
  // A member is who has been in the studio.
  const been = await fetch(`${studio.url}${endpoints.proposals.path}?list=open`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(been.status).toBe(200);
  const { user } = await person.signIn();
  await studio.whileStopped((dataDir) => setRole(dataDir, user.id, 'admin'));

  // Put forward by an administrator, and opened before its time.
  await person.go(pathOf('governance'));
  await expect(page.getByRole('heading', { name: routes.governance, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: texts.propose }).click();
  const dialog = page.getByRole('dialog', { name: texts.proposeTitle });
  await dialog.getByRole('textbox', { name: texts.title }).fill('A day without counts');
  await dialog.getByRole('textbox', { name: RegExp(`^${texts.words}`) }).fill('Once a month.');
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('Hold it');
  // The studio has whom other tests have made members.
  await dialog
    .getByRole('textbox', { name: RegExp(`^${texts.quorumPercent}`) })
    .fill(String(quorumPercent.minimum));
  await dialog.getByRole('button', { name: texts.proposeSend }).click();
  await expect(page.getByRole('heading', { name: 'A day without counts', level: 1 })).toBeVisible();
  const path = new URL(page.url()).pathname;
  const id = path.slice(path.lastIndexOf('/') + 1);
  const comment = page.getByRole('textbox', { name: RegExp(`^${roadmap.comment}`) });
  await comment.fill('<b>And on Sundays?</b>');
  await page.getByRole('button', { name: roadmap.commentSend, exact: true }).click();
  await expect(page.getByText('<b>And on Sundays?</b>')).toBeVisible();
  await page.getByRole('button', { name: texts.open }).click();
  const asked = page.getByRole('alertdialog', { name: texts.openTitle });
  await asked.getByRole('button', { name: texts.open }).click();

  // Two members vote; one of them otherwise, afterwards.
  await page.getByRole('radio', { name: texts.option_keep }).check();
  await page.getByRole('button', { name: texts.cast, exact: true }).click();
  const slip = page.getByRole('heading', { name: texts.receiptTitle });
  await expect(slip).toBeVisible();
  const kept = () =>
    page
      .evaluate((key) => localStorage.getItem(key) ?? '', storageKey('ballots'))
      .then((text) => (JSON.parse(text) as Record<string, { commitment: string }>)[id]?.commitment ?? '');
  const first = await kept();
  await page.getByRole('radio', { name: 'Hold it' }).check();
  await page.getByRole('button', { name: texts.castOther }).click();
  await expect.poll(kept).not.toBe(first);
  const commitment = await kept();
  const cast = await fetch(studio.url + endpoints.castBallot.path.replace('{id}', id), {
    method: endpoints.castBallot.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ option: '1', nonce: nonceOf(crypto.getRandomValues(new Uint8Array(32))) }),
  });
  expect(cast.status).toBe(200);

  // Its time passes.
  await studio.whileStopped((dataDir) => ageVotes(dataDir, voteDays.usual * dayMs));
  // It is counted when the server next looks for votes that are over.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Carried: Hold it')).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await expect(page.getByRole('heading', { name: 'Decision 1' })).toBeVisible();

  // The receipt is found among the ballots, and the result is the same.
  const field = page.getByRole('textbox', { name: RegExp(`^${texts.recountField}`) });
  await expect(field).toHaveValue(commitment);
  await page.getByRole('button', { name: texts.recountStart, exact: true }).click();
  const verdict = page.getByRole('status').filter({ hasText: 'It agrees: 2 ballots' });
  await expect(verdict).toBeVisible();
  await expect(page.getByText('Your ballot is in the list, for: Hold it.')).toBeVisible();
  await field.fill(first);
  await page.getByRole('button', { name: texts.recountAgain }).click();
  await expect(page.getByText(texts.notFound)).toBeVisible();

  // A choice that was changed on the way is found.
  await page.route(`**${endpoints.ballots.path.replace('{id}', id)}*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { ballots: PublicBallot[] };
    const ballots = body.ballots.map((one, at) => (at === 0 ? { ...one, option: 'keep' } : one));
    await route.fulfill({ response: answer, json: { ...body, ballots } });
  });
  await page.getByRole('button', { name: texts.recountAgain }).click();
  await expect(page.getByText(texts.recountDiffers)).toBeVisible();
  await expect(page.getByText('1 ballot is not as it was cast:')).toBeVisible();

  // The decision gets its reasons, and stands among the decisions.
  await page.getByRole('textbox', { name: RegExp(`^${texts.reasons}`) }).fill('From May on.');
  await page.getByRole('button', { name: texts.reasonsSave }).click();
  await page.getByRole('link', { name: texts.back }).click();
  await page.getByRole('button', { name: texts.list_decisions }).click();
  await expect(page).toHaveURL(/list=decisions/);
  await expect(page.getByRole('link', { name: 'A day without counts' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/list=/);

  // What is in the list is what anybody can make again.
  const listed = await fetch(studio.url + endpoints.ballots.path.replace('{id}', id), {
    headers: { authorization: `Bearer ${token}` },
  });
  const { ballots } = (await listed.json()) as { ballots: PublicBallot[] };
  for (const ballot of ballots) {
    const text = new TextEncoder().encode(committedText(id, ballot.option, ballot.nonce));
    expect(nonceOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))).toBe(ballot.commitment);
  }
});

test('a member who came after a vote opened reads it at 320 px in Spanish, and cannot vote or manage', async ({
  person,
  page,
}) => {
  test.setTimeout(120_000);
  const { studio } = person;
  const admin = new Person(page, studio, person.email.replace('mara.', 'noor.'));
  const { access_token: token, user } = await admin.openSession();
  await studio.whileStopped((dataDir) => setRole(dataDir, user.id, 'admin'));
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(studio.url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body ?? {}),
    });
    return ((await answer.json()) as { proposal: ProposalDetail }).proposal;
  };
  const { propose, openVote } = endpoints;
  const title = `Sobre ${'Spiegelkabinett'.repeat(3)}`;
  const draft = await ask(propose.path, { ...propose.docs.sample.request, title });
  await ask(openVote.path.replace('{id}', draft.id));

  await page.setViewportSize({ width: 320, height: 640 });
  await person.signIn();
  await page.evaluate((key) => localStorage.setItem(key, 'es'), storageKey('locale'));
  await person.go(pathOf('governance'));
  const link = page.getByRole('link', { name: title });
  await expect(link).toBeVisible();
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await fits();
  await expect(page.getByRole('button', { name: spanish.propose })).toHaveCount(0);
  await link.press('Enter');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText(spanish.notElector)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await fits();
  await expect(page.getByRole('button', { name: common.cancel })).toHaveCount(0);
  await person.go(pathOf('proposal', { id: crypto.randomUUID() }));
  await expect(page.getByRole('heading', { name: spanish.missingTitle })).toBeVisible();
});
