import { expect, test } from 'vitest';
import { deviceName } from './index.ts';

test.each([
  ['Firefox', 'Linux', 'Firefox on Linux'],
  ['Firefox', null, 'Firefox'],
  [null, 'Linux', 'Linux'],
  [null, null, 'Unknown device'],
])('a device with the browser %s and the system %s is "%s"', (browser, system, words) => {
  const texts = {
    both: (parts: { browser: string; system: string }) => `${parts.browser} on ${parts.system}`,
    unknown: 'Unknown device',
  };
  expect(deviceName({ browser, system }, texts)).toBe(words);
});
