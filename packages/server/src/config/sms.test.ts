import { expect, test } from 'vitest';
import { readConfig } from './index.ts';

const twilio = {
  SMS_PROVIDER: 'twilio',
  SMS_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  SMS_AUTH_TOKEN: 'secret',
  SMS_FROM: '+15005550006',
};
const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://studio.example',
  SMTP_URL: 'smtp://localhost',
};

test('text messages go to the local inbox, where there is one', () => {
  expect(readConfig({}).sms).toEqual({ provider: 'local' });
  expect(readConfig({ SMS_PROVIDER: 'none' }).sms).toBeNull();
  expect(readConfig({ SMTP_URL: 'smtp://localhost' }).sms).toBeNull();
  expect(readConfig({ AUTH_URL: 'https://project.example/auth/v1' }).sms).toBeNull();
  expect(readConfig(production).sms).toBeNull();
});

test('a provider is set up whole', () => {
  expect(readConfig({ ...production, ...twilio }).sms).toEqual({
    provider: 'twilio',
    accountSid: twilio.SMS_ACCOUNT_SID,
    authToken: 'secret',
    from: '+15005550006',
    apiBase: null,
  });
  expect(readConfig({ ...twilio, SMS_API_BASE: 'http://127.0.0.1:9/' }).sms).toMatchObject({
    apiBase: 'http://127.0.0.1:9',
  });
});

test.each([
  [{ ...production, SMS_PROVIDER: 'local' }, 'SMS_PROVIDER cannot be local'],
  [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER must be local, twilio or none'],
  [{ ...twilio, SMS_AUTH_TOKEN: '' }, 'SMS_AUTH_TOKEN must be given'],
  [{ ...twilio, SMS_ACCOUNT_SID: 'AC/../Calls' }, 'SMS_ACCOUNT_SID must be'],
  [{ ...twilio, SMS_FROM: 'studio' }, 'SMS_FROM must be'],
  [{ ...production, ...twilio, SMS_API_BASE: 'http://127.0.0.1:9' }, 'SMS_API_BASE must be'],
  [{ ...twilio, SMS_API_BASE: 'http://example.com' }, 'SMS_API_BASE must be'],
])('%o is refused in words', (variables, words) => {
  expect(() => readConfig(variables)).toThrow(words);
});
