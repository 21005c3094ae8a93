import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browser, startTestServer, type TestServer } from '../testing/index.ts';
import { codeInText } from '../testing/mail-codes.ts';
import {
  type Answer,
  closeStandIns,
  sendJson,
  textedThrough,
  twilioKeys,
  twilioStandIn,
  unwell,
} from '../testing/stand-ins/index.ts';
import { twilioSender } from './twilio.ts';

let twilio: Awaited<ReturnType<typeof twilioStandIn>>;
let server: TestServer;
beforeAll(async () => {
  twilio = await twilioStandIn();
  server = await startTestServer(textedThrough(twilio));
});
beforeEach(() => {
  twilio.set.api = null;
});
afterAll(async () => {
  await server.close();
  closeStandIns();
});

const phone = '+34600000000';

test('the client library signs in by a code that went through the provider', async () => {
  const { auth } = browser(server.url);
  expect((await auth.signInWithOtp({ phone })).error).toBeNull();
  await server.services.background.idle();
  expect(twilio.sent).toMatchObject([{ to: phone, from: twilioKeys.from }]);
  const token = codeInText(twilio.sent[0]?.text ?? '');
  expect((await auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
  const settings = await (await fetch(`${server.url}/auth/v1/settings`)).json();
  expect(settings).toMatchObject({ external: { phone: true }, sms_provider: 'twilio' });
});

const notTaken: readonly (readonly [string, Answer])[] = [
  ['that is refused', (_, reply) => sendJson(reply, { code: 21610, message: `To ${phone}` }, 400)],
  ['that is lost on the way', (_, reply) => void reply.destroy()],
  ['that is sent elsewhere', unwell.elsewhere],
];
test.each(notTaken)(
  'a message %s does not count, is not sent twice, and its number is not logged',
  async (_, api) => {
    server.clock.advance(magicLinkLimits.cooldownMs);
    twilio.set.api = api;
    const before = twilio.asked.length;
    server.log.problems.length = 0;
    for (const times of [1, 2]) {
      expect((await browser(server.url).auth.signInWithOtp({ phone })).error).toBeNull();
      await server.services.background.idle();
      expect(twilio.asked.length - before).toBe(times);
    }
    expect(server.log.problems.join(' ')).toContain('A text message could not be sent');
    expect(server.log.problems.join(' ')).not.toContain('34600000000');
  },
);

test('what it refuses is told by its code and without anything of the message', async () => {
  const sender = twilioSender({ ...textedThrough(twilio).sms, authToken: 'another' });
  await expect(sender.send({ to: phone, text: 'x' })).rejects.toThrow(
    'The sender of text messages answered 401, code 20003',
  );
  twilio.set.api = (_, reply) => void reply.writeHead(500).end('<h1>no</h1>');
  await expect(sender.send({ to: phone, text: 'x' })).rejects.toThrow('answered 500');
});

test('a messaging service stands in place of a number', async () => {
  const from = `MG${'0'.repeat(32)}`;
  await twilioSender({ ...textedThrough(twilio).sms, from }).send({ to: phone, text: 'Código' });
  expect(new URLSearchParams(twilio.asked.at(-1)?.text).get('MessagingServiceSid')).toBe(from);
  expect(new URLSearchParams(twilio.asked.at(-1)?.text).get('Body')).toBe('Código');
});
