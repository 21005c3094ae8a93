import { purchasingAt } from '@mirror-studio/domain/economy';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import type { tokenWalletMachine } from '@mirror-studio/state-machines/token-wallet';
import { useTexts } from '@mirror-studio/ui/i18n';
import { TokenWallet } from '@mirror-studio/ui/TokenWallet';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useFailureWords } from '../../texts/failure-words.ts';

interface TokenWalletViewProps {
  snapshot: SnapshotFrom<typeof tokenWalletMachine>;
  send: (event: EventFrom<typeof tokenWalletMachine>) => void;
  /** The balance; missing while it is on its way. */
  tokens?: number;
}

/** The token wallet as its machine stands. */
export function TokenWalletView({ snapshot, send, tokens }: TokenWalletViewProps) {
  const e = useTexts('errors', errors);
  const inWords = useFailureWords();
  const { logs, logFailure, nextCursor, amountCents, purchasing, failure } = snapshot.context;
  const isLog = (log: 'reading' | 'failed' | 'continuing') => snapshot.matches({ open: { log } });
  const isCheckout = (checkout: 'refused' | 'outcomeUnknown' | 'leaving') =>
    snapshot.matches({ open: { checkout } });
  return (
    <TokenWallet
      isOpen={snapshot.hasTag('open')}
      onOpenChange={(isOpen) => send({ type: isOpen ? 'wallet.opened' : 'wallet.closed' })}
      tokens={tokens}
      log={{
        state: isLog('reading') ? 'loading' : isLog('failed') ? 'failed' : 'listed',
        entries: logs ?? [],
        onReload: () => send({ type: 'log.retried' }),
        onLoadMore: nextCursor === null ? undefined : () => send({ type: 'log.continued' }),
        isLoadingMore: isLog('continuing'),
        isMoreFailed: snapshot.matches({ open: { log: 'listed' } }) && logFailure !== null,
      }}
      amountCents={amountCents}
      onAmountChange={(cents) => send({ type: 'amount.changed', amountCents: cents })}
      onPackChoose={(priceCents) => send({ type: 'pack.chosen', priceCents })}
      onPurchase={() => send({ type: 'checkout.submitted' })}
      purchasing={purchasingAt(purchasing, 'tokenWallet')}
      isPending={snapshot.hasTag('pending') || isCheckout('leaving')}
      failure={
        isCheckout('refused')
          ? inWords(failure)
          : isCheckout('outcomeUnknown')
            ? inWords(failure, e('outcomeUnknown'))
            : undefined
      }
    />
  );
}
