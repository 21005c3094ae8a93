import { customAmountLimits, mirrorBonusLimits } from '@mirror-studio/domain/constants/wallet';
import {
  centsFromDollars,
  dollarsFromCents,
  isCustomAmount,
  quoteCheckout,
  quoteTokens,
  sellableCents,
} from '@mirror-studio/domain/economy';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { useId } from 'react';
import { Group } from 'react-aria-components/Group';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { ToggleButton } from '../../../primitives/ToggleButton/ToggleButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './TokenWallet.css.ts';

export interface AmountSliderProps extends RootProps {
  /** What to pay, in whole cents; the parent holds it. */
  amountCents?: number;
  /** What to pay at first, in whole cents. Default what the product begins with. */
  defaultAmountCents?: number;
  /** Called with the amount in whole cents, at each step. */
  onAmountChange?: (amountCents: number) => void;
  /** The amount cannot be changed. Default false. */
  isDisabled?: boolean;
  /** What the coins are called where it stands: they have two names. Default `tokens`. */
  unit?: 'tokens' | 'coins';
}

/** The slider rounds what it shows to its step: an amount between two steps is shown to the cent. */
const centStep = 1;

/**
 * Any amount between 1.50 and 99 dollars, and the tokens that it buys; beside it the amounts that earn the Mirror bonus,
 * which lie between the slider's steps (§5).
 */
export function AmountSlider({
  amountCents: given,
  defaultAmountCents = customAmountLimits.defaultCents,
  onAmountChange,
  isDisabled = false,
  unit = 'tokens',
  ...rest
}: AmountSliderProps) {
  const [amountCents, setAmount] = useControlled(given, defaultAmountCents, onAmountChange);
  const t = useTexts('wallet', wallet);
  const money = new Intl.NumberFormat(useTextLocale(), { style: 'currency', currency: 'USD' });
  const { totalTokens, bonusTokens } = quoteCheckout(amountCents) ?? quoteTokens(amountCents);
  const { minimumCents, maximumCents, stepCents } = customAmountLimits;
  const bonusId = useId();
  return (
    <div {...rootProps(rest, styles.slider)}>
      <Slider
        tone="gold"
        label={t('customAmount')}
        minValue={dollarsFromCents(minimumCents)}
        maxValue={dollarsFromCents(maximumCents)}
        step={dollarsFromCents(isCustomAmount(amountCents) ? stepCents : centStep)}
        formatOptions={{ style: 'currency', currency: 'USD' }}
        value={dollarsFromCents(amountCents)}
        onChange={(dollars) =>
          setAmount(sellableCents(centsFromDollars(dollars) ?? amountCents, amountCents))
        }
        isDisabled={isDisabled}
        output={(dollars) => money.format(dollars)}
      />
      <Group aria-labelledby={bonusId} className={styles.bonusAmounts}>
        <span id={bonusId} className={styles.label}>
          {t('bonusTitle')}
        </span>
        {mirrorBonusLimits.priceCents.map((priceCents) => (
          <ToggleButton
            key={priceCents}
            size="small"
            isSelected={amountCents === priceCents}
            isDisabled={isDisabled}
            // Pressed again it stays: there is always one amount.
            onChange={() => setAmount(priceCents)}
          >
            {money.format(dollarsFromCents(priceCents))}
          </ToggleButton>
        ))}
      </Group>
      <Status className={styles.quote}>
        {t('youGet')} <strong className={styles.tokens}>{t(unit, { count: totalTokens })}</strong>{' '}
        {bonusTokens > 0 && t(unit === 'coins' ? 'bonusCoins' : 'bonus', { count: bonusTokens })}
      </Status>
    </div>
  );
}
