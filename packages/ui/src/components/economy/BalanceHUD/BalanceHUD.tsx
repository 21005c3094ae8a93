import { balance as texts } from '@mirror-studio/domain/texts/en/balance';
import { Button as AriaButton } from 'react-aria-components/Button';
import { isSuppressed } from '../../../announce/announcement-suppression.ts';
import { useAnnouncement } from '../../../announce/useAnnouncement.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CoinIcon, CreditIcon } from '../../../icons/index.ts';
import { LazyDialogTrigger } from '../../../overlays/LazyTrigger.tsx';
import { lazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './BalanceHUD.css.ts';
import type { BalanceLink } from './balance-link.ts';

export interface BalanceHUDProps extends RootProps<HTMLButtonElement> {
  /** Whole coins; missing counts as 0. */
  coins?: number | null;
  /** Whole credits; missing counts as 0. */
  credits?: number | null;
  /** The balance is on its way and none is known yet. Default false. */
  isLoading?: boolean;
  /** The last try to read it failed; what is known stays. Default false. */
  isFailed?: boolean;
  /** Offers to buy coins. */
  onPurchase?: () => void;
  /** Offers to exchange coins for credits. */
  onExchange?: () => void;
  /** Where more of it is seen and done, such as the ledger. Default none. */
  links?: readonly BalanceLink[];
  /** The popover, when the parent holds it. */
  isOpen?: boolean;
  /** Whether the popover is open at first, when the parent does not hold it. Default false. */
  defaultOpen?: boolean;
  /** Called when the popover opens and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

const popover = lazyOverlay(async () => (await import('./BalancePopover.tsx')).BalancePopover);

/** What a creator has to spend, always in sight. A press opens what can be done with it (§2). */
export function BalanceHUD({
  coins,
  credits,
  isLoading = false,
  isFailed = false,
  onPurchase,
  onExchange,
  links,
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: BalanceHUDProps) {
  const t = useTexts('balance', texts);
  const number = new Intl.NumberFormat(useTextLocale());
  const [haveCoins, haveCredits] = [coins ?? 0, credits ?? 0];
  const shown = isLoading
    ? t('loading')
    : `${t('coins', { count: haveCoins })}, ${t('credits', { count: haveCredits })}`;
  useAnnouncement(
    isLoading ? null : `${haveCoins} ${haveCredits}`,
    `${t('label')}: ${shown}`,
    // The toast of an exchange has said what became of the coins.
    () => !isSuppressed('balance'),
  );
  return (
    <LazyDialogTrigger
      overlay={popover}
      render={(Popover, trigger) => (
        <Popover
          {...{ trigger, isLoading, isFailed, onPurchase, onExchange, links }}
          coins={haveCoins}
          credits={haveCredits}
        />
      )}
      {...{ isOpen, defaultOpen, onOpenChange }}
    >
      <AriaButton {...rootProps(rest, styles.hud)}>
        <span className={styles.spoken}>
          {t('label')}: {shown}
        </span>
        {isLoading ? (
          <span aria-hidden className={styles.waiting}>
            {t('loading')}
          </span>
        ) : (
          <>
            <span aria-hidden className={styles.coins}>
              <CoinIcon size={18} />
              {number.format(haveCoins)}
            </span>
            <span aria-hidden className={styles.credits}>
              <CreditIcon size={18} />
              {number.format(haveCredits)}
            </span>
          </>
        )}
      </AriaButton>
    </LazyDialogTrigger>
  );
}
