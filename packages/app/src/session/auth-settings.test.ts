import { localProviderId } from '@mirror-studio/domain/auth';
import { expect, test } from 'vitest';
import { authSettingsOf } from './auth-settings.ts';

test('the third parties that are set up are told in their order, and no other', () => {
  const external = { [localProviderId]: true, github: false, google: true, email: true, discord: true };
  expect(authSettingsOf({ external }).providers).toEqual(['google', localProviderId]);
});

test.each([null, 'words', [], {}, { external: null }, { external: { google: 'yes' }, local_inbox: 'yes' }])(
  'of %j there is none, and no inbox',
  (said) => expect(authSettingsOf(said)).toEqual({ providers: [], hasInbox: false }),
);

test('an inbox is there where the auth service says so', () => {
  expect(authSettingsOf({ local_inbox: true }).hasInbox).toBe(true);
});
