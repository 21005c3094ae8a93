import { localProviderId } from '@mirror-studio/domain/auth';
import { localProvider } from '@mirror-studio/domain/texts/en/localProvider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/index.ts';
import { browser, newEmail, startTestServer, type TestServer } from '../testing/index.ts';
import { refusalIn, step } from './providers.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** On the page of the local provider: what it shows, and what a press on it leads to. */
async function open() {
  const { auth } = browser(server.url);
  const options = { redirectTo: `${server.url}/auth/callback` };
  const { data } = await auth.signInWithOAuth({ provider: localProviderId, options });
  const page = await step(data.url ?? '');
  const html = await (await fetch(page)).text();
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${page.origin}${page.pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ state: page.searchParams.get('state') ?? '', ...fields }),
      headers,
      redirect: 'manual',
    });
  const press = async (fields: Record<string, string>) => {
    const back = (await send(fields)).headers.get('location') ?? '';
    return step(new URL(back, page).href);
  };
  return { auth, page, html, send, press };
}

test('on a machine without a provider anybody can be tried, and the page says what it is', async () => {
  const { auth, html, press } = await open();
  expect(html).toContain(localProvider.title);
  expect(html).toContain(localProvider.only);
  const email = newEmail('<b>otto');
  const landed = await press({ email: email.replace('<b>', ''), name: 'Otto <b>', verified: 'yes' });
  const { data } = await auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  expect(data.user).toMatchObject({
    email: email.replace('<b>', ''),
    user_metadata: { name: 'Otto <b>' },
    identities: [{ provider: localProviderId }],
  });
});

test('one of its own people is one press; another has to have an address, and keeps what was typed', async () => {
  const { auth, press, send } = await open();
  const answer = await send({ email: 'otto@', name: 'Otto "O"' });
  const html = await answer.text();
  expect(html).toContain(localProvider.emailInvalid);
  expect(html).toContain('value="Otto &quot;O&quot;"');
  const landed = await press({ person: 'iris@example.com Iris Okafor' });
  const { data } = await auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  expect(data.user?.user_metadata).toMatchObject({ name: 'Iris Okafor' });
});

test('who refuses, or has no verified address, is not signed in', async () => {
  expect(refusalIn(await (await open()).press({ refuse: 'yes' }))).toMatchObject({ code: 'access_denied' });
  expect(refusalIn(await (await open()).press({ email: newEmail(), name: '' }))).toMatchObject({
    code: 'provider_email_needs_verification',
  });
});

test('a code of its page is good for the way it was given on alone', async () => {
  const [one, other] = [await open(), await open()];
  const back = (await one.send({ person: 'iris@example.com Iris' })).headers.get('location') ?? '';
  const moved = new URL(back, server.url);
  moved.searchParams.set('state', other.page.searchParams.get('state') ?? '');
  expect(refusalIn(await step(moved.href))).toMatchObject({ code: 'unexpected_failure' });
});

test('it is for this machine alone, and says nothing of a way that did not begin', async () => {
  const { page, send } = await open();
  const proxied = { 'x-forwarded-for': '203.0.113.9' };
  expect((await fetch(page, { headers: proxied })).status).toBe(404);
  expect((await send({ person: 'iris@example.com Iris' }, proxied)).status).toBe(404);
  const unknown = await (await fetch(`${page.origin}${page.pathname}?state=x`)).text();
  expect(unknown).toContain(localProvider.unknown);
  expect(unknown).not.toContain('<form');
});

test('the settings say which providers there are', async () => {
  const answer = await fetch(`${server.url}/auth/v1/settings`);
  expect(await answer.json()).toMatchObject({
    external: { google: false, github: false, apple: false, [localProviderId]: true },
    local_inbox: true,
  });
  const proxied = await fetch(`${server.url}/auth/v1/settings`, { headers: { via: '1.1 proxy' } });
  expect(await proxied.json()).toMatchObject({ local_inbox: false });
});

test('in production there is none, nor beside another provider', async () => {
  const production = {
    NODE_ENV: 'production',
    SITE_URL: 'https://studio.example',
    SMTP_URL: 'smtp://mail.example',
  };
  expect(readConfig(production).localProvider).toBe(false);
  const google = { AUTH_PROVIDER_GOOGLE_CLIENT_ID: 'id', AUTH_PROVIDER_GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readConfig(google).localProvider).toBe(false);
  expect(readConfig({}).localProvider).toBe(true);
  const closed = await startTestServer({ localProvider: false });
  expect((await fetch(`${closed.url}/auth/v1/authorize?provider=${localProviderId}`)).status).toBe(400);
  expect((await fetch(`${closed.url}/auth/v1/local-provider`)).status).toBe(404);
  await closed.close();
});
