import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import type { TokenLogEntry } from '@mirror-studio/domain/contract';
import { ledgerReasons } from '@mirror-studio/domain/economy';
import { balance } from '@mirror-studio/domain/texts/en/balance';
import { common } from '@mirror-studio/domain/texts/en/common';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { WalletIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.tsx';
import { cx } from '../../../theme/cx.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import * as styles from './TokenWallet.css.ts';

export interface TransactionListProps extends RootProps {
  /** What is shown instead of the list. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** Newest first. */
  entries: readonly TokenLogEntry[];
  /** Reads the list again after it failed. */
  onReload?: () => void;
  /** The end came into view and there is more. */
  onLoadMore?: () => void;
  /** The next page is on its way. Default false. */
  isLoadingMore?: boolean;
  /** The next page could not be read: says so and offers it again. Default false. */
  isMoreFailed?: boolean;
  /** What failed, the list or its next page. Default: the server, and `onReload` reads the list again. */
  failure?: ListFailure;
}

const rowPx = 58;
const waitingRows = 4;

/**
 * Every movement of the two balances (§2 dialog 9), each with its unit: what a currency's rows add up to is its balance.
 * An entry without a currency moved coins. 300 px high, however many there are.
 */
export function TransactionList({
  state = 'listed',
  entries,
  onReload,
  onLoadMore,
  isLoadingMore,
  isMoreFailed = false,
  failure: given,
  ...rest
}: TransactionListProps) {
  const t = useTexts('wallet', wallet);
  const c = useTexts('common', common);
  const signed = new Intl.NumberFormat(useTextLocale(), { signDisplay: 'exceptZero' });
  const failure: ListFailure = given ?? {
    kind: 'server',
    message: t('failed'),
    onAction: { retry: onReload },
  };
  return (
    <>
      <div {...rootProps(rest, styles.log)} style={{ blockSize: walletLimits.listHeightPx }}>
        {state === 'loading' && (
          <div className={styles.waiting} aria-busy>
            <Status>{t('loading')}</Status>
            {Array.from({ length: waitingRows }, (_, index) => (
              <div key={`row ${index}`} className={styles.entry} style={{ blockSize: rowPx }}>
                <span className={styles.words}>
                  <Skeleton shape="text" width="45%" />
                  <Skeleton shape="text" width="25%" />
                </span>
                <Skeleton shape="text" width="3rem" />
              </div>
            ))}
          </div>
        )}
        {state === 'failed' && <ErrorState {...failure} level={3} />}
        {state === 'listed' && (
          <VirtualList
            label={t('transactions')}
            items={entries}
            rowHeight={rowPx}
            isFixedHeight
            onLoadMore={isMoreFailed ? undefined : onLoadMore}
            isLoadingMore={isLoadingMore}
            empty={<EmptyState title={t('empty')} level={4} icon={<WalletIcon size={24} />} />}
          >
            {(entry) => <Entry entry={entry} signed={signed} />}
          </VirtualList>
        )}
      </div>
      {isMoreFailed && (
        <Banner
          tone="danger"
          role="alert"
          actions={
            onLoadMore && (
              <Button size="small" onPress={onLoadMore}>
                {c('retry')}
              </Button>
            )
          }
        >
          {failure.message}
        </Banner>
      )}
    </>
  );
}

function Entry({ entry, signed }: { entry: TokenLogEntry; signed: Intl.NumberFormat }) {
  const t = useTexts('wallet', wallet);
  const b = useTexts('balance', balance);
  const reason = ledgerReasons.find((known) => known === entry.reason);
  return (
    <div className={styles.entry} style={{ blockSize: rowPx }}>
      <span className={styles.words}>
        <span className={styles.reason}>{reason ? t(`reason_${reason}`) : entry.reason}</span>
        <span className={styles.when}>
          <RelativeTime at={entry.createdAt} />
        </span>
      </span>
      <span className={cx(styles.change, entry.change > 0 && styles.gain)}>
        {/* A sign stands before its number in every direction. */}
        <span dir="ltr">{signed.format(entry.change)}</span>{' '}
        <span className={styles.unit}>
          {entry.currency === 'credits' ? b('usageCredits') : b('mirrorCoins')}
        </span>
      </span>
    </div>
  );
}
