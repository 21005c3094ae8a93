import { pathOf } from '@mirror-studio/domain/access';
import { magicLinkExpiresMs } from '@mirror-studio/domain/auth';
import { magicLinkLimits, mailCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import {
  addressChangeEndpoints,
  type SecurityEvent,
  sessionsEndpoints,
} from '@mirror-studio/domain/contract';
import { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { mail as spanish } from '@mirror-studio/domain/texts/es/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker } from '../testing/ask.ts';
import { browser, newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { codeIn, otherCode } from '../testing/mail-codes.ts';
import { codeOf } from '../testing/totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { addressChange, proveAddress, resendAddressChange, cancelAddressChange } = addressChangeEndpoints;

/** Somebody who is signed in with the real client library and has asked for another address. */
async function asking(newAddress = newEmail('new')) {
  const { auth, email, session } = await signIn(server);
  // The message of the sign-in and those of the change stand in an order.
  server.clock.advance(1_000);
  const ask = asker(server.url, session.access_token);
  const profile = server.url + pathOf('profile');
  const request = (to = newAddress) => auth.updateUser({ email: to }, { emailRedirectTo: profile });
  const { data, error } = await request();
  if (error) throw error;
  const codes = async () => ({
    old: codeIn(await server.lastMessage(email)),
    new: codeIn(await server.lastMessage(newAddress)),
  });
  const links = async () => ({
    old: (await server.lastMessage(email)).link,
    new: (await server.lastMessage(newAddress)).link,
  });
  const prove = (side: 'old' | 'new', code: string) => ask('POST', proveAddress.path, { side, code });
  const state = async () => (await ask('GET', addressChange.path)).body;
  const kinds = async () => {
    const { body } = await ask('GET', sessionsEndpoints.securityEvents.path);
    return (body['events'] as SecurityEvent[]).map(({ kind }) => kind);
  };
  return { auth, email, newAddress, user: data.user, ask, request, codes, links, prove, state, kinds };
}

/** Opens a link and presses its button, as a person does without script. Returns the page that answers. */
async function press(link: string) {
  const page = await fetch(link);
  const html = await page.text();
  if (page.status !== 200) return { status: page.status, html };
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g))
    body.set(name, value.replaceAll('&amp;', '&'));
  const answer = await fetch(new URL('/auth/v1/verify', link), { method: 'POST', body });
  return { status: answer.status, html: await answer.text() };
}

test('the client library asks for another address, which waits until both have said yes', async () => {
  const { user, email, newAddress, codes, prove, state, auth, kinds } = await asking();
  expect(user).toMatchObject({ email, new_email: newAddress, email_change_sent_at: expect.any(String) });
  const sent = await codes();
  server.clock.advance(1_000);
  expect((await prove('new', sent.new)).body).toMatchObject({
    email,
    change: { newEmail: newAddress, isNewProved: true, isOldProved: false },
  });
  expect((await prove('old', sent.old)).body).toMatchObject({ email: newAddress, change: null });
  const { data } = await auth.refreshSession();
  expect(data.user?.email).toBe(newAddress);
  expect(data.user?.new_email).toBeUndefined();
  expect((await state())['email']).toBe(newAddress);
  for (const to of [email, newAddress])
    expect((await server.lastMessage(to)).subject).toBe(english.addressChangedSubject);
  expect((await kinds()).slice(0, 4)).toEqual([
    'address_changed',
    'address_proved',
    'address_proved',
    'address_change_requested',
  ]);
});

test('one signs in with the new address from then on, and with nothing that went to the old one', async () => {
  const { auth, email, newAddress, codes, prove } = await asking();
  server.clock.advance(magicLinkLimits.cooldownMs);
  const sent = await codes();
  await browser(server.url).auth.signInWithOtp({ email });
  const signInCode = codeIn(await server.lastMessage(email));
  await prove('old', sent.old);
  await prove('new', sent.new);
  const { error } = await browser(server.url).auth.verifyOtp({ email, token: signInCode, type: 'email' });
  expect(error?.code).toBe('otp_expired');
  server.clock.advance(magicLinkLimits.cooldownMs);
  const { auth: elsewhere } = browser(server.url);
  await elsewhere.signInWithOtp({ email: newAddress });
  const code = codeIn(await server.lastMessage(newAddress));
  const { data } = await elsewhere.verifyOtp({ email: newAddress, token: code, type: 'email' });
  expect(data.user?.id).toBe((await auth.getUser()).data.user?.id);
});

test('a link burns by no look, proves by one press in any browser, and signs nobody in', async () => {
  const { email, newAddress, links, state } = await asking();
  const opened = await links();
  expect(new URL(opened.old).searchParams.get('type')).toBe('email_change');
  for (let time = 0; time < 3; time++) expect((await fetch(opened.old)).status).toBe(200);
  expect((await state())['change']).toMatchObject({ isOldProved: false });
  const first = await press(opened.old);
  expect(first.html).toContain(english.provedOneTitle);
  expect((await state())['change']).toMatchObject({ isOldProved: true, isNewProved: false });
  const again = await press(opened.old);
  expect([again.status, again.html]).toEqual([410, expect.stringContaining(english.provedNotTitle)]);
  const second = await press(opened.new);
  expect(second.html).toContain(newAddress);
  expect(second.html).not.toContain('access_token');
  expect((await state())['email']).toBe(newAddress);
  expect(email).not.toBe(newAddress);
});

test('its page is in the language of the browser, and takes a press from itself alone', async () => {
  const { links } = await asking();
  const { new: link } = await links();
  const page = await fetch(link, { headers: { 'accept-language': 'es' } });
  const html = await page.text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain(spanish.addressButton);
  const foreign = await fetch(new URL('/auth/v1/verify', link), {
    method: 'POST',
    body: new URLSearchParams(new URL(link).search),
    headers: { origin: 'https://elsewhere.test' },
  });
  expect(foreign.status).toBe(403);
});

test('by call it is answered as by the hosted service: the first is accepted, the second signs in', async () => {
  const { email, newAddress, codes } = await asking();
  const sent = await codes();
  const { auth } = browser(server.url);
  const first = await auth.verifyOtp({ email, token: sent.old, type: 'email_change' });
  expect([first.error, first.data.session]).toEqual([null, null]);
  const second = await auth.verifyOtp({ email: newAddress, token: sent.new, type: 'email_change' });
  expect(second.data.user?.email).toBe(newAddress);
  expect(second.data.session).not.toBeNull();
});

test('an address that is taken is answered alike, and its owner is told', async () => {
  const owner = await signIn(server);
  const taken = await asking(owner.email);
  const free = await asking();
  const shape = ({
    new_email,
    email_change_sent_at,
  }: {
    new_email?: string;
    email_change_sent_at?: string;
  }) => [typeof new_email, typeof email_change_sent_at];
  expect(shape(taken.user)).toEqual(shape(free.user));
  const message = await server.lastMessage(owner.email);
  expect(message.subject).toBe(english.addressTakenSubject);
  expect(() => codeIn(message)).toThrow('No code');
  expect((await taken.prove('old', codeIn(await server.lastMessage(taken.email)))).status).toBe(200);
  const wrong = async ({ prove }: typeof taken) => (await prove('new', '000000')).body;
  expect(await wrong(taken)).toEqual(await wrong(free));
  expect((await taken.state())['change']).toMatchObject({ isOldProved: true, isNewProved: false });
});

test('an address that somebody only asked a link for is nobody’s, and one that is proved meanwhile stays theirs', async () => {
  const wanted = newEmail('wanted');
  await browser(server.url).auth.signInWithOtp({ email: wanted });
  await server.lastMessage(wanted);
  server.clock.advance(magicLinkLimits.cooldownMs);
  const { codes, prove } = await asking(wanted);
  const sent = await codes();
  await prove('old', sent.old);
  expect((await prove('new', sent.new)).body).toMatchObject({ email: wanted });

  const late = newEmail('late');
  const { codes: theirs, prove: proveTheirs, email, state } = await asking(late);
  const codesOfTheirs = await theirs();
  await proveTheirs('old', codesOfTheirs.old);
  server.clock.advance(magicLinkLimits.cooldownMs);
  const rival = await signIn(server, late);
  expect((await proveTheirs('new', codesOfTheirs.new)).status).toBe(422);
  expect((await state())['email']).toBe(email);
  expect((await rival.auth.getUser()).data.user?.email).toBe(late);
});

test('five wrong codes are all, until the messages are sent again, once a minute', async () => {
  const { ask, codes, prove } = await asking();
  const sent = await codes();
  for (let time = 0; time < mailCodeLimits.tries; time++)
    expect((await prove('new', otherCode(sent.new))).status).toBe(422);
  expect((await prove('new', sent.new)).status).toBe(429);
  expect((await ask('POST', resendAddressChange.path)).status).toBe(429);
  server.clock.advance(magicLinkLimits.cooldownMs);
  expect((await ask('POST', resendAddressChange.path)).status).toBe(200);
  const again = await codes();
  expect((await prove('new', again.new)).status).toBe(200);
  expect((await prove('old', sent.old)).status).toBe(sent.old === again.old ? 200 : 422);
});

test('of ten who give the last code at once one changes the address', async () => {
  const { codes, prove, kinds } = await asking();
  const sent = await codes();
  await prove('old', sent.old);
  const answers = await Promise.all(Array.from({ length: 10 }, () => prove('new', sent.new)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await kinds()).filter((kind) => kind === 'address_changed')).toHaveLength(1);
});

test('it is cancelled, and is over by itself: then neither code nor link proves anything', async () => {
  const cancelled = await asking();
  const sent = { ...(await cancelled.codes()), link: (await cancelled.links()).new };
  for (let time = 0; time < 2; time++)
    expect((await cancelled.ask('POST', cancelAddressChange.path)).status).toBe(200);
  expect((await cancelled.state())['change']).toBeNull();
  expect((await cancelled.prove('old', sent.old)).status).toBe(422);
  expect((await press(sent.link)).status).toBe(410);
  expect((await cancelled.ask('POST', resendAddressChange.path)).status).toBe(404);
  expect((await cancelled.kinds()).filter((kind) => kind === 'address_change_cancelled')).toHaveLength(1);

  const late = await asking();
  const { new: link } = await late.links();
  server.clock.advance(magicLinkExpiresMs);
  expect((await press(link)).status).toBe(410);
});

test('a code is good for ten minutes, its link for an hour', async () => {
  const { codes, links, prove } = await asking();
  const [sent, opened] = [await codes(), await links()];
  server.clock.advance(mailCodeLimits.expiresMs);
  expect((await prove('old', sent.old)).status).toBe(422);
  expect((await press(opened.old)).html).toContain(english.provedOneTitle);
});

test('the other sessions stay, as with the hosted service', async () => {
  const { email, codes, prove } = await asking();
  const sent = await codes();
  server.clock.advance(magicLinkLimits.cooldownMs);
  const other = await signIn(server, email);
  await prove('old', sent.old);
  await prove('new', sent.new);
  expect((await other.auth.getUser()).error).toBeNull();
});

test('with a second factor it takes a session in which that was proved', async () => {
  const { auth } = await signIn(server);
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const { id = '', totp } = factor ?? {};
  await auth.mfa.challengeAndVerify({
    factorId: id,
    code: codeOf(totp?.secret ?? '', server.clock.now().getTime()),
  });
  const { data: who } = await auth.getUser();
  server.clock.advance(magicLinkLimits.cooldownMs);
  const low = await signIn(server, who.user?.email ?? '');
  const { error } = await low.auth.updateUser({ email: newEmail('new') });
  expect([error?.status, error?.code]).toEqual([401, 'insufficient_aal']);
  const raised = await auth.updateUser({ email: newEmail('new') });
  expect(raised.error).toBeNull();
});

test('nobody proves another person’s change with a code of their own', async () => {
  const shared = newEmail('shared');
  const one = await asking(shared);
  const ofOne = codeIn(await server.lastMessage(shared));
  server.clock.advance(magicLinkLimits.cooldownMs);
  const other = await asking(shared);
  expect((await other.prove('new', ofOne)).status).toBe(422);
  expect((await one.prove('new', ofOne)).status).toBe(200);
});
