import {
  dollarsFromCents,
  type PurchasingMode,
  showsSoftLaunch,
  tokenPacks,
} from '@mirror-studio/domain/economy';
import { balance as balanceTexts } from '@mirror-studio/domain/texts/en/balance';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CoinIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { AmountSlider } from './AmountSlider.tsx';
import * as styles from './TokenWallet.css.ts';
import { TransactionList, type TransactionListProps } from './TransactionList.tsx';

export interface TokenWalletProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whole tokens; missing while they are on their way. */
  tokens?: number | null;
  /** The list of transactions and what can be done with it. */
  log: TransactionListProps;
  /** What to pay, in whole cents. */
  amountCents: number;
  onAmountChange: (amountCents: number) => void;
  onPurchase: () => void;
  /** While `disabled` the button says 'Preview Mode' (§9). Default `disabled`. */
  purchasing?: PurchasingMode;
  /** The purchase is on its way. Default false. */
  isPending?: boolean;
  /** Why it did not go through, in words. */
  failure?: string;
}

/** What is held, where it came from, and more of it (§2 dialog 9). */
export function TokenWallet({
  isOpen,
  onOpenChange,
  tokens,
  log,
  amountCents,
  onAmountChange,
  onPurchase,
  purchasing = 'disabled',
  isPending = false,
  failure,
}: TokenWalletProps) {
  const t = useTexts('wallet', wallet);
  const b = useTexts('balance', balanceTexts);
  const locale = useTextLocale();
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="medium"
      title={t('title')}
      footer={
        <Button
          variant="value"
          isFullWidth
          isDisabled={purchasing === 'disabled'}
          isPending={isPending}
          pendingLabel={t('purchasePending')}
          onPress={onPurchase}
        >
          {purchasing === 'disabled' ? t('previewMode') : t('purchase')}
        </Button>
      }
    >
      <div className={styles.root}>
        <div className={styles.balance}>
          <CoinIcon size={40} />
          <div className={styles.held}>
            <span className={styles.label}>{t('balance')}</span>
            <output className={styles.figure}>
              {tokens == null ? b('loadingShort') : number.format(tokens)}
            </output>
          </div>
        </div>
        {tokens != null && showsSoftLaunch(tokens) && (
          <Banner tone="neutral" title={t('softLaunchTitle')}>
            {t('softLaunch')}
          </Banner>
        )}
        <section className={styles.section} aria-labelledby={`${id}-log`}>
          <h3 id={`${id}-log`} className={styles.heading}>
            {t('transactions')}
          </h3>
          <TransactionList {...log} />
        </section>
        <section className={styles.section} aria-labelledby={`${id}-packs`}>
          <h3 id={`${id}-packs`} className={styles.heading}>
            {t('packs')}
          </h3>
          <ul className={styles.packs}>
            {tokenPacks.map((pack) => (
              <li key={pack.tokens}>
                <AriaButton
                  className={styles.pack}
                  isDisabled={isPending}
                  onPress={() => onAmountChange(pack.priceCents)}
                >
                  <span className={styles.packTokens}>{t('tokens', { count: pack.tokens })}</span>
                  <span className={styles.packPrice}>{money.format(dollarsFromCents(pack.priceCents))}</span>
                </AriaButton>
              </li>
            ))}
          </ul>
          <AmountSlider amountCents={amountCents} onAmountChange={onAmountChange} isDisabled={isPending} />
        </section>
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
