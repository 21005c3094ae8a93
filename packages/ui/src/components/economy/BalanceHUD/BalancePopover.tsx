import { balance as texts } from '@mirror-studio/domain/texts/en/balance';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CoinIcon, CreditIcon } from '../../../icons/index.ts';
import type { OverlayTrigger } from '../../../overlays/LazyTrigger.tsx';
import { DialogTriggerContexts } from '../../../overlays/TriggerContexts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { cx } from '../../../theme/cx.ts';
import * as styles from './BalanceHUD.css.ts';
import type { BalanceLink } from './balance-link.ts';

interface BalancePopoverProps {
  trigger: OverlayTrigger;
  coins: number;
  credits: number;
  isLoading: boolean;
  isFailed: boolean;
  onPurchase: (() => void) | undefined;
  onExchange: (() => void) | undefined;
  links: readonly BalanceLink[] | undefined;
}

/** Both figures of the balance, and what can be done with it. */
export function BalancePopover({
  trigger,
  coins,
  credits,
  isLoading,
  isFailed,
  onPurchase,
  onExchange,
  links = [],
}: BalancePopoverProps) {
  const t = useTexts('balance', texts);
  const number = new Intl.NumberFormat(useTextLocale());
  return (
    <DialogTriggerContexts trigger={trigger}>
      <Popover label={t('label')} placement="bottom end">
        {({ close }) => (
          <div className={styles.content}>
            <dl className={styles.rows}>
              <div className={styles.row}>
                <CoinIcon />
                <dt>{t('mirrorCoins')}</dt>
                <dd className={cx(styles.figure, styles.gold)}>
                  {isLoading ? t('loading') : number.format(coins)}
                </dd>
              </div>
              <div className={styles.row}>
                <CreditIcon />
                <dt>{t('usageCredits')}</dt>
                <dd className={styles.figure}>{isLoading ? t('loading') : number.format(credits)}</dd>
              </div>
            </dl>
            {isFailed && (
              <p role="alert" className={styles.failed}>
                {t('failed')}
              </p>
            )}
            {(onExchange || onPurchase) && (
              <div className={styles.buttons}>
                {onExchange && (
                  <Button
                    variant="value"
                    isFullWidth
                    isDisabled={coins <= 0}
                    onPress={() => {
                      close();
                      onExchange();
                    }}
                  >
                    {t('exchangeCoins')}
                  </Button>
                )}
                {onPurchase && (
                  <Button
                    isFullWidth
                    onPress={() => {
                      close();
                      onPurchase();
                    }}
                  >
                    {t('purchaseCoins')}
                  </Button>
                )}
              </div>
            )}
            <p className={styles.note}>{t('rate')}</p>
            {links.length > 0 && (
              <ul className={styles.links}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <LinkButton size="small" variant="ghost" href={href} onPress={close}>
                      {label}
                    </LinkButton>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Popover>
    </DialogTriggerContexts>
  );
}
