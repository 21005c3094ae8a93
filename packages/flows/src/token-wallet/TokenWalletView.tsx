import { purchasingAt } from '@mirror-studio/domain/economy';
import { ApiError } from '@mirror-studio/domain/errors';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import type { tokenWalletMachine } from '@mirror-studio/state-machines/token-wallet';
import { useTexts } from '@mirror-studio/ui/i18n';
import { TokenWallet } from '@mirror-studio/ui/TokenWallet';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { PageData } from '../page-data/page-data.ts';
import { useFailureWords } from '../texts/failure-words.ts';
import { type TransactionsPageData, useTransactionList } from './use-transaction-list.ts';

type Snapshot = SnapshotFrom<typeof tokenWalletMachine>;

export interface TokenWalletViewProps {
  /** The machine as it stands. */
  snapshot: Snapshot;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof tokenWalletMachine>) => void;
  /** The balance; missing while it is on its way. */
  tokens?: number;
}

/** The token wallet as its machine stands. */
export function TokenWalletView({ snapshot, send, tokens }: TokenWalletViewProps) {
  const e = useTexts('errors', errors);
  const inWords = useFailureWords();
  const { amountCents, purchasing, failure } = snapshot.context;
  const log = useTransactionList({
    page: transactionsOf(snapshot),
    onMore: () => send({ type: 'log.continued' }),
    onRetry: () => send({ type: 'log.retried' }),
  });
  const isCheckout = (checkout: 'refused' | 'outcomeUnknown' | 'leaving') =>
    snapshot.matches({ open: { checkout } });
  return (
    <TokenWallet
      isOpen={snapshot.hasTag('open')}
      onOpenChange={(isOpen) => send({ type: isOpen ? 'wallet.opened' : 'wallet.closed' })}
      tokens={tokens}
      log={log}
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

/** What the machine knows of the transactions. */
function transactionsOf(snapshot: Snapshot): PageData<TransactionsPageData> {
  const { logs, logFailure, nextCursor } = snapshot.context;
  const isLog = (log: 'reading' | 'failed' | 'continuing') => snapshot.matches({ open: { log } });
  if (isLog('reading')) return { state: 'waiting' };
  const failure = logFailure && new ApiError(logFailure);
  if (isLog('failed') && failure) return { state: 'failed', failure, isRetrying: false };
  return {
    state: 'ready',
    data: { entries: logs ?? [], hasMore: nextCursor !== null },
    isLoadingMore: isLog('continuing'),
    failure,
  };
}
