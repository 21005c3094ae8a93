import { customAmountLimits } from '@mirror-studio/domain/constants/wallet';
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
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CoinIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { AmountSlider } from './AmountSlider.tsx';
import * as styles from './TokenWallet.css.ts';
import { TransactionList, type TransactionListProps } from './TransactionList.tsx';

export interface TokenWalletProps extends OverlayProps {
  /** Whole tokens; missing while they are on their way. */
  tokens?: number | null;
  /** The list of transactions and what can be done with it. */
  log?: TransactionListProps;
  /** What to pay, in whole cents; the parent holds it. */
  amountCents?: number;
  /** What to pay at first, in whole cents. Default what the product begins with. */
  defaultAmountCents?: number;
  /** Called with the amount in whole cents, at each step of the slider. */
  onAmountChange?: (amountCents: number) => void;
  /** A pack was chosen, by its price in whole cents. Default: the amount changes to it. */
  onPackChoose?: (priceCents: number) => void;
  /** Offers to buy tokens: packs, an amount and the button. */
  onPurchase?: (amountCents: number) => void;
  /** While `disabled` the button says 'Preview Mode' (§9). Default `disabled`. */
  purchasing?: PurchasingMode;
  /** The purchase is on its way. Default false. */
  isPending?: boolean;
  /** Why it did not go through, in words. */
  failure?: string;
}

/** What is held, where it came from, and more of it (§2 dialog 9). */
export function TokenWallet({
  tokens,
  log,
  amountCents: given,
  defaultAmountCents = customAmountLimits.defaultCents,
  onAmountChange,
  onPackChoose,
  onPurchase,
  purchasing = 'disabled',
  isPending = false,
  failure,
  ...overlay
}: TokenWalletProps) {
  const t = useTexts('wallet', wallet);
  const b = useTexts('balance', balanceTexts);
  const locale = useTextLocale();
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const id = useId();
  const [amountCents, setAmount] = useControlled(given, defaultAmountCents, onAmountChange);
  return (
    <Dialog
      {...overlay}
      size="medium"
      title={t('title')}
      footer={
        onPurchase && (
          <Button
            variant="value"
            isFullWidth
            isDisabled={purchasing === 'disabled'}
            isPending={isPending}
            pendingLabel={t('purchasePending')}
            onPress={() => onPurchase(amountCents)}
          >
            {purchasing === 'disabled' ? t('previewMode') : t('purchase')}
          </Button>
        )
      }
    >
      <div className={styles.root}>
        <div className={styles.balance}>
          <CoinIcon size={40} />
          <div className={styles.held}>
            <span className={styles.label}>{t('balance')}</span>
            <Status className={styles.figure}>
              {tokens == null ? b('loadingShort') : number.format(tokens)}
              {tokens != null && (
                <>
                  {' '}
                  <span className={styles.figureUnit}>{b('mirrorCoins')}</span>
                </>
              )}
            </Status>
          </div>
        </div>
        {tokens != null && showsSoftLaunch(tokens) && (
          <Banner tone="neutral" title={t('softLaunchTitle')}>
            {t('softLaunch')}
          </Banner>
        )}
        {onPurchase && (
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
                    onPress={() => (onPackChoose ?? setAmount)(pack.priceCents)}
                  >
                    <span className={styles.packTokens}>{t('tokens', { count: pack.tokens })}</span>
                    <span className={styles.packPrice}>
                      {money.format(dollarsFromCents(pack.priceCents))}
                    </span>
                  </AriaButton>
                </li>
              ))}
            </ul>
            <AmountSlider amountCents={amountCents} onAmountChange={setAmount} isDisabled={isPending} />
          </section>
        )}
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        {log && (
          <section className={styles.section} aria-labelledby={`${id}-log`}>
            <h3 id={`${id}-log`} className={styles.heading}>
              {t('transactions')}
            </h3>
            <TransactionList {...log} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
