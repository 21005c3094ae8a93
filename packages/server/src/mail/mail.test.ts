import { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { mail as spanish } from '@mirror-studio/domain/texts/es/mail';
import { afterEach, expect, test } from 'vitest';
import { browser, newEmail, startTestServer, type TestServer } from '../testing/index.ts';
import { type MailServer, startMailServer } from '../testing/smtp.ts';
import { composeLink } from './compose.ts';

let opened: Array<TestServer | MailServer> = [];
afterEach(async () => {
  for (const each of opened) await each.close();
  opened = [];
});
function open<Each extends TestServer | MailServer>(each: Each): Each {
  opened.push(each);
  return each;
}

test.each([
  ['magiclink', 'en', english.magicLinkSubject, english.magicLinkButton],
  ['magiclink', 'es', spanish.magicLinkSubject, spanish.magicLinkButton],
  ['signup', 'en', english.confirmSubject, english.confirmButton],
  ['recovery', 'es', spanish.recoverSubject, spanish.recoverButton],
] as const)(
  'the %s message in %s carries its link as a button and as plain text, and its code',
  (kind, language, subject, button) => {
    const link = 'http://127.0.0.1:4310/auth/v1/verify?token=a&type=b';
    const message = composeLink(kind, { to: 'mara@example.test', link, code: '012345' }, language);
    expect(message.subject).toBe(subject);
    expect(message.html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(message.html).toContain(`>${button}</a>`);
    expect(message.html).toContain(`<html lang="${language}">`);
    expect(message.text).toContain(`\n${link}\n`);
    expect(message.text).toContain(': 012 345\n');
    expect(message.html).toContain('>012 345</p>');
  },
);

test('with a mail server the message goes there, and there is no local inbox', async () => {
  const mail = open(await startMailServer());
  const server = open(await startTestServer({ smtpUrl: mail.url, mailFrom: 'Studio <hello@studio.test>' }));
  expect(server.inboxUrl).toBeNull();
  expect((await fetch(`${server.url}/inbox`)).status).toBe(404);
  const email = newEmail();
  const { error } = await browser(server.url).auth.signInWithOtp({
    email,
    options: { data: { locale: 'es' } },
  });
  expect(error).toBeNull();
  await server.services.background.idle();
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]).toContain(`To: ${email}`);
  expect(mail.received[0]).toContain('From: Studio <hello@studio.test>');
  expect(mail.received[0]).toContain(`Subject: ${spanish.magicLinkSubject}`);
});

test('a message that the mail server refuses does not count: the person may ask again at once', async () => {
  const mail = open(await startMailServer({ refuses: true }));
  const server = open(await startTestServer({ smtpUrl: mail.url }));
  const email = newEmail();
  for (const problems of [1, 2]) {
    expect((await browser(server.url).auth.signInWithOtp({ email })).error).toBeNull();
    await server.services.background.idle();
    expect(server.log.problems).toHaveLength(problems);
  }
  expect(mail.received).toEqual([]);
});

test('an answer does not wait for the mail server', async () => {
  const mail = open(await startMailServer({ answers: false }));
  const server = open(await startTestServer({ smtpUrl: mail.url }));
  const { error } = await browser(server.url).auth.signInWithOtp({ email: newEmail() });
  expect(error).toBeNull();
  expect(mail.received).toEqual([]);
});

test.each([
  ['forwarded', 'for=203.0.113.7'],
  ['x-forwarded-for', '203.0.113.7'],
  ['x-forwarded-for', ''],
  ['X-Forwarded-Host', 'localhost'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '127.0.0.1'],
  ['via', '1.1 proxy'],
  ['cf-connecting-ip', '203.0.113.7'],
  ['fly-client-ip', '203.0.113.7'],
  ['client-ip', '203.0.113.7'],
  ['x-azure-clientip', '203.0.113.7'],
  ['x-appengine-user-ip', '203.0.113.7'],
  ['x-envoy-external-address', '203.0.113.7'],
  ['x-vercel-forwarded-for', '203.0.113.7'],
  ['cdn-loop', 'cdn'],
])('the local inbox does not answer through a proxy (%s: %s)', async (name, value) => {
  const server = open(await startTestServer());
  for (const path of ['/inbox', '/inbox/messages.json', `/inbox/messages/${crypto.randomUUID()}`]) {
    const answer = await fetch(server.url + path, { headers: { [name]: value } });
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect((await fetch(`${server.url}/inbox`)).status).toBe(200);
});

test('there is no local inbox in production', async () => {
  const server = open(await startTestServer({ production: true }));
  expect(server.inboxUrl).toBeNull();
  expect((await fetch(`${server.url}/inbox/messages.json`)).status).toBe(404);
});
