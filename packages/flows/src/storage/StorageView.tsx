import { diagnostics } from '@mirror-studio/domain/texts/en/diagnostics';
import type { storageMachine } from '@mirror-studio/state-machines/storage';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { StatusCard } from '@mirror-studio/ui/StatusCard';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface StorageViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof storageMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof storageMachine>) => void;
}

/** What this browser keeps, as its machine stands: what was moved, what is cleared, whether it keeps anything. */
export function StorageView({ snapshot, send }: StorageViewProps) {
  const t = useTexts('diagnostics', diagnostics);
  const { migrated, refused, clearing } = snapshot.context;
  const sentence = () => {
    if (snapshot.matches('migrating')) return t('storage_migrating');
    if (snapshot.matches('clearing')) return t(`storage_clearing_${clearing[0] ?? 'ephemeral'}`);
    return t(refused ? 'storage_refused' : 'storage_ready');
  };
  const isBusy = snapshot.hasTag('pending');
  return (
    <StatusCard
      title={t('storage')}
      state={isBusy ? 'busy' : refused ? 'attention' : 'ok'}
      actions={
        <>
          <Button
            size="small"
            onPress={() => send({ type: 'clearing.requested', what: 'ephemeral' })}
            isDisabled={clearing.includes('ephemeral')}
          >
            {t('clearEphemeral')}
          </Button>
          <Button
            size="small"
            onPress={() => send({ type: 'clearing.requested', what: 'nonAuth' })}
            isDisabled={clearing.includes('nonAuth')}
          >
            {t('clearNonAuth')}
          </Button>
        </>
      }
    >
      <p>{sentence()}</p>
      {isBusy && refused && <p>{t('storage_refused')}</p>}
      {migrated.length > 0 && <p>{t('storage_migrated', { keys: migrated.join(', ') })}</p>}
    </StatusCard>
  );
}
