import { pathOf } from '@mirror-studio/domain/access';
import { addressChangeLimits } from '@mirror-studio/domain/constants/account';
import { type Api, addressChangeEndpoints } from '@mirror-studio/domain/contract';
import { addressChange } from '@mirror-studio/domain/texts/en/addressChange';
import { AddressChangeView } from '@mirror-studio/flows/address-change';
import { type AddressChangeActors, provideAddressChange } from '@mirror-studio/state-machines/address-change';
import { Heading } from '@mirror-studio/ui/Heading';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo } from 'react';
import { signInsKey } from '../../api/sessions.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import type { SessionStore } from '../../session/session-store.ts';
import { StepUpDialog } from '../../step-up/StepUpDialog.tsx';
import { useResendWait } from './use-resend-wait.ts';

const actors = (session: SessionStore, api: Api): AddressChangeActors => ({
  readAddress: (_, signal) => api.call(addressChangeEndpoints.addressChange, { signal }),
  requestChange: async ({ email }) => {
    const client = await session.client();
    const emailRedirectTo = `${window.location.origin}${pathOf('profile')}`;
    const { error } = await client.updateUser({ email }, { emailRedirectTo });
    if (error) throw error;
  },
  prove: (body, signal) => api.call(addressChangeEndpoints.proveAddress, { body, signal }),
  resend: (_, signal) => api.call(addressChangeEndpoints.resendAddressChange, { signal }),
  cancel: (_, signal) => api.call(addressChangeEndpoints.cancelAddressChange, { signal }),
});

/** The address of whoever is signed in, and its change (pages: account). */
export function AddressSection() {
  const { session, api } = useServices();
  const { id: userId, email: known } = useUser();
  const client = useQueryClient();
  const t = useTexts('addressChange', addressChange);
  const headingId = useId();
  const machine = useMemo(() => provideAddressChange(actors(session, api)), [session, api]);
  const { snapshot, send } = useFlow(machine, {
    on: {
      // The token that follows names the new address, here and in every other tab.
      'address.changed': () => void session.client().then((auth) => auth.refreshSession()),
    },
  });
  const isWaiting = snapshot.hasTag('waiting');
  // Another tab knows another address: it was changed there.
  const isOther = snapshot.context.email !== known;
  // The links are pressed elsewhere.
  const { data } = useQuery({
    queryKey: [...signInsKey(userId), 'address', known] as const,
    queryFn: ({ signal }) => api.call(addressChangeEndpoints.addressChange, { signal }),
    enabled: (isWaiting && !snapshot.hasTag('pending')) || (snapshot.matches('shown') && isOther),
    refetchInterval: addressChangeLimits.readEveryMs,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    staleTime: 0,
  });
  useEffect(() => {
    if (data) send({ type: 'address.read', state: data });
  }, [data, send]);
  const { email, change } = snapshot.context;
  const wait = useResendWait(change?.sentAt);
  useEffect(() => {
    // What happened stands in the log.
    if (email !== '') void client.invalidateQueries({ queryKey: [...signInsKey(userId), 'log'] });
  }, [client, userId, email, change]);
  return (
    <Stack as="section" aria-labelledby={headingId} gap="x5">
      <Stack gap="x1">
        <Heading id={headingId}>{t('title')}</Heading>
        <Text tone="muted" isMeasured>
          {t(snapshot.context.phone ? 'leadFirst' : 'lead')}
        </Text>
      </Stack>
      <AddressChangeView snapshot={snapshot} send={send} secondsLeft={wait} />
      {snapshot.hasTag('stepUp') && (
        <StepUpDialog
          onPassed={() => send({ type: 'stepUp.passed' })}
          onCancel={() => send({ type: 'stepUp.cancelled' })}
        />
      )}
    </Stack>
  );
}
