import { pathOf } from '@mirror-studio/domain/access';
import { magicLinkLimits, mailCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import {
  addressChangeEndpoints,
  type SecurityEvent,
  sessionsEndpoints,
} from '@mirror-studio/domain/contract';
import { formatText } from '@mirror-studio/domain/texts';
import { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker } from '../../testing/ask.ts';
import { browser, newEmail, signIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { codeIn, codeInText, otherCode } from '../../testing/mail-codes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { addressChange, proveAddress, resendAddressChange, cancelAddressChange } = addressChangeEndpoints;

let numbers = 0;
/** A number that nobody had before. */
function newPhone(): string {
  numbers += 1;
  return `+3462000${String(numbers).padStart(4, '0')}`;
}
const textTo = async (phone: string) => (await server.lastMessage(phone)).body;
const codeTo = async (phone: string) => codeInText(await textTo(phone));
const mailCodeTo = async (email: string) => codeIn(await server.lastMessage(email));

/** Somebody who came by a number and has asked for their first address with the real client library. */
async function asking(email = newEmail('first')) {
  const phone = newPhone();
  const { auth } = browser(server.url);
  await auth.signInWithOtp({ phone });
  const { data } = await auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' });
  if (!data.session || !data.user) throw new Error('There is no session.');
  server.clock.advance(1_000);
  const asked = await auth.updateUser({ email }, { emailRedirectTo: server.url + pathOf('profile') });
  if (asked.error) throw asked.error;
  const ask = asker(server.url, data.session.access_token);
  const prove = (side: 'old' | 'new', code: string) => ask('POST', proveAddress.path, { side, code });
  return { auth, email, phone, user: data.user, asked: asked.data.user, ask, prove };
}

test('a number alone is given an address, which counts once both are proved, and signs in from then on', async () => {
  const { auth, email, phone, user, asked, ask, prove } = await asking();
  expect(asked).toMatchObject({ email: '', new_email: email, phone: phone.slice(1) });
  const code = await codeTo(phone);
  expect(await textTo(phone)).toBe(formatText(english, 'textAddress', 'en', { code, newEmail: email }));
  const mail = await server.lastMessage(email);
  expect(mail.body).toContain(formatText(english, 'addressOfNumberBody', 'en', { newEmail: email }));
  expect((await ask('GET', addressChange.path)).body).toMatchObject({ email: '', phone, change: {} });
  server.clock.advance(1_000);
  expect((await prove('new', codeIn(mail))).body).toMatchObject({
    email: '',
    change: { newEmail: email, isNewProved: true, isOldProved: false },
  });
  expect((await auth.getUser()).data.user?.email).toBe('');
  expect((await prove('old', code)).body).toEqual({ email, phone: null, change: null, isAvailable: true });
  expect((await auth.refreshSession()).data.user).toMatchObject({
    email,
    email_confirmed_at: expect.any(String),
    app_metadata: { providers: ['email', 'phone'] },
  });
  expect((await server.lastMessage(email)).subject).toBe(english.addressFirstSubject);
  const { body } = await ask('GET', sessionsEndpoints.securityEvents.path);
  expect((body['events'] as SecurityEvent[]).map(({ kind }) => kind).slice(0, 4)).toEqual([
    'address_changed',
    'address_proved',
    'address_proved',
    'address_change_requested',
  ]);
  server.clock.advance(magicLinkLimits.cooldownMs);
  const { auth: elsewhere } = browser(server.url);
  await elsewhere.signInWithOtp({ email });
  const by = { email, token: await mailCodeTo(email), type: 'email' } as const;
  expect((await elsewhere.verifyOtp(by)).data.user?.id).toBe(user.id);
});

test('the link of the mail proves its side alone, and says what is left to do', async () => {
  const { email, phone, prove } = await asking();
  const { link } = await server.lastMessage(email);
  const page = await (await fetch(link)).text();
  const fields = new URLSearchParams();
  for (const [, name = '', value = ''] of page.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g))
    fields.set(name, value.replaceAll('&amp;', '&'));
  const pressed = await fetch(new URL('/auth/v1/verify', link), { method: 'POST', body: fields });
  expect(await pressed.text()).toContain(english.provedOneOfFirst);
  expect((await prove('old', await codeTo(phone))).body).toMatchObject({ email, change: null });
});

test('whoever has only the token gives the account no address: the code of the number is needed', async () => {
  const { email, phone, prove, auth } = await asking();
  const code = await codeTo(phone);
  await prove('new', await mailCodeTo(email));
  for (let tried = 0; tried < 3; tried++)
    expect((await prove('old', otherCode(code))).body).toMatchObject({ error: { code: 'INPUT_INVALID' } });
  // The code of the mail proves the mail and nothing else.
  expect((await auth.getUser()).data.user?.email).toBe('');
  server.clock.advance(mailCodeLimits.expiresMs);
  expect((await prove('old', code)).status).toBe(422);
});

test('codes are sent again to whichever is not proved, and the change is given up', async () => {
  const { email, phone, ask, prove } = await asking();
  const [before, mail] = [await codeTo(phone), await mailCodeTo(email)];
  await prove('new', mail);
  expect((await ask('POST', resendAddressChange.path)).status).toBe(429);
  server.clock.advance(magicLinkLimits.cooldownMs);
  expect((await ask('POST', resendAddressChange.path)).status).toBe(200);
  const after = await codeTo(phone);
  if (after !== before) expect((await prove('old', before)).status).toBe(422);
  expect(await mailCodeTo(email)).toBe(mail);
  expect((await ask('POST', cancelAddressChange.path)).status).toBe(200);
  expect((await prove('old', after)).status).toBe(422);
  expect((await ask('GET', addressChange.path)).body).toMatchObject({ email: '', phone, change: null });
});

test('an address that is another person’s is asked for alike, and never given', async () => {
  const owner = await signIn(server);
  server.clock.advance(magicLinkLimits.cooldownMs);
  const { asked, phone, prove, auth } = await asking(owner.email);
  expect(asked).toMatchObject({ new_email: owner.email });
  expect((await server.lastMessage(owner.email)).subject).toBe(english.addressTakenSubject);
  expect((await prove('old', await codeTo(phone))).body).toMatchObject({ change: { isOldProved: true } });
  expect((await prove('new', '123456')).status).toBe(422);
  expect((await auth.getUser()).data.user?.email).toBe('');
});

test('another number ends what the one before was to say', async () => {
  const { auth, email, phone, ask, prove } = await asking();
  const code = await codeTo(phone);
  const next = newPhone();
  expect((await auth.updateUser({ phone: next })).error).toBeNull();
  await auth.verifyOtp({ phone: next, token: await codeTo(next), type: 'phone_change' });
  expect((await ask('GET', addressChange.path)).body).toMatchObject({ phone: next, change: null });
  expect((await prove('old', code)).status).toBe(422);
  expect((await prove('new', await mailCodeTo(email))).status).toBe(422);
});
