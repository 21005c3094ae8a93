import { diskReserveBytes } from '@mirror-studio/domain/constants/storage';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

test.each([
  [{}, true],
  [{ VITE_ALPHA: '' }, true],
  [{ VITE_ALPHA: 'false' }, false],
])('with %o, whether everything is free is %s', (variables, alpha) => {
  expect(readConfig({ NODE_ENV: 'test', ...variables }).alpha).toBe(alpha);
});

test('how much stays free on a disk is given in megabytes', () => {
  const read = (DISK_RESERVE_MB: string) =>
    readConfig({ NODE_ENV: 'test', DISK_RESERVE_MB }).diskReserveBytes;
  expect([read(''), read('20'), read('0')]).toEqual([diskReserveBytes, 20_000_000, 0]);
  for (const wrong of ['-1', '1.5', 'much'])
    expect(() => read(wrong)).toThrow('DISK_RESERVE_MB must be a whole number of megabytes');
});

test('a misspelt flag is refused, not taken for the default', () => {
  expect(() => readConfig({ NODE_ENV: 'test', VITE_ALPHA: 'off' })).toThrow(StartError);
});

test('purchases are simulated, or disabled when asked', () => {
  const read = (VITE_PURCHASING: string) => readConfig({ NODE_ENV: 'test', VITE_PURCHASING }).purchasing;
  expect([read(''), read('simulated'), read('disabled')]).toEqual(['simulated', 'simulated', 'disabled']);
});

describe('live purchases', () => {
  const whole = {
    NODE_ENV: 'test',
    VITE_PURCHASING: 'live',
    PAYMENT_PROVIDER: 'stripe',
    PAYMENT_SECRET_KEY: 'sk_test_1',
    PAYMENT_WEBHOOK_SECRET: 'whsec_1',
  };

  test('know their provider, and nothing of it is kept where they are not live', () => {
    expect(readConfig(whole).payments).toEqual({
      provider: 'stripe',
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: null,
    });
    expect(readConfig({ ...whole, VITE_PURCHASING: 'simulated' }).payments).toBeNull();
  });

  test.each(['PAYMENT_PROVIDER', 'PAYMENT_SECRET_KEY', 'PAYMENT_WEBHOOK_SECRET'])(
    'do not start without %s',
    (name) => {
      expect(() => readConfig({ ...whole, [name]: '' })).toThrow(
        `VITE_PURCHASING cannot be live: ${name} must be given.`,
      );
    },
  );

  test('send their key to no address that others can read on the way', () => {
    const read = (PAYMENT_API_BASE: string, more = {}) => readConfig({ ...whole, PAYMENT_API_BASE, ...more });
    expect(read('http://127.0.0.1:99/').payments?.apiBase).toBe('http://127.0.0.1:99');
    expect(() => read('http://pay.example')).toThrow(/^PAYMENT_API_BASE must be/);
    const production = {
      NODE_ENV: 'production',
      SITE_URL: 'https://a.example',
      SMTP_URL: 'smtp://a.example',
    };
    expect(() => read('http://127.0.0.1:99', production)).toThrow(/^PAYMENT_API_BASE must be/);
  });

  test('know no other provider', () => {
    expect(() => readConfig({ ...whole, PAYMENT_PROVIDER: 'cash' })).toThrow(
      'PAYMENT_PROVIDER must be stripe.',
    );
  });
});

test('in production nothing is bought, not even in pretence, unless it is asked for', () => {
  const production = {
    NODE_ENV: 'production',
    SITE_URL: 'https://studio.example',
    SMTP_URL: 'smtp://mail.example',
  };
  const read = (asked: Record<string, string>) => readConfig({ ...production, ...asked }).purchasing;
  expect(read({})).toBe('disabled');
  expect(read({ VITE_PURCHASING: '' })).toBe('disabled');
  expect(read({ VITE_PURCHASING: 'simulated' })).toBe('simulated');
});
