import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

test.each([
  [{}, true],
  [{ VITE_ALPHA: '' }, true],
  [{ VITE_ALPHA: 'false' }, false],
])('with %o, whether everything is free is %s', (variables, alpha) => {
  expect(readConfig({ NODE_ENV: 'test', ...variables }).alpha).toBe(alpha);
});

test('a misspelt flag is refused, not taken for the default', () => {
  expect(() => readConfig({ NODE_ENV: 'test', VITE_ALPHA: 'off' })).toThrow(StartError);
});

test('purchases are simulated, or disabled when asked; live without a provider does not start', () => {
  const read = (VITE_PURCHASING: string) => readConfig({ NODE_ENV: 'test', VITE_PURCHASING }).purchasing;
  expect([read(''), read('simulated'), read('disabled')]).toEqual(['simulated', 'simulated', 'disabled']);
  expect(() => read('live')).toThrow(/^VITE_PURCHASING cannot be live/);
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
