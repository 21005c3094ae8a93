import { errors } from '@mirror-studio/domain/texts/en/errors';
import type { exchangeMachine } from '@mirror-studio/state-machines/exchange';
import { ExchangeDialog } from '@mirror-studio/ui/ExchangeDialog';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useFailureWords } from '../texts/failure-words.ts';

export interface ExchangeViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof exchangeMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof exchangeMachine>) => void;
}

/** The exchange as its machine stands. */
export function ExchangeView({ snapshot, send }: ExchangeViewProps) {
  const t = useTexts('errors', errors);
  const inWords = useFailureWords();
  const { typed, refusal, failure, availableCoins } = snapshot.context;
  const isRefused = snapshot.matches('refused');
  const isUnknown = snapshot.matches('outcomeUnknown');
  return (
    <ExchangeDialog
      isOpen={snapshot.hasTag('open')}
      onOpenChange={(isOpen) => send({ type: isOpen ? 'dialog.opened' : 'dialog.closed' })}
      availableCoins={availableCoins}
      value={typed}
      onValueChange={(value) => send({ type: 'amount.changed', typed: value })}
      onStep={(coins) => send({ type: 'amount.stepped', coins })}
      problem={snapshot.matches({ editing: 'invalid' }) ? (refusal ?? undefined) : undefined}
      isPending={snapshot.hasTag('pending')}
      serverMessage={
        isRefused ? inWords(failure) : isUnknown ? inWords(failure, t('outcomeUnknown')) : undefined
      }
      isOutcomeUnknown={isUnknown}
      onSubmit={() => send({ type: 'exchange.submitted' })}
    />
  );
}
