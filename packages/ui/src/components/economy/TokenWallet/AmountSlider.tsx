import {
  centsFromDollars,
  dollarsFromCents,
  quoteCheckout,
  quoteTokens,
} from '@mirror-studio/domain/economy';
import { customAmountLimits } from '@mirror-studio/domain/limits';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { type OuterProps, outerProps } from '../../../theme/outerProps.ts';
import * as styles from './TokenWallet.css.ts';

export interface AmountSliderProps extends OuterProps {
  /** What to pay, in whole cents; the parent holds it. */
  amountCents?: number;
  /** What to pay at first, in whole cents. Default as §9 gives it. */
  defaultAmountCents?: number;
  onAmountChange?: (amountCents: number) => void;
  isDisabled?: boolean;
}

/** Any amount between 1.50 and 99 dollars, and the tokens that it buys (§5). */
export function AmountSlider({
  amountCents: given,
  defaultAmountCents = customAmountLimits.defaultCents,
  onAmountChange,
  isDisabled = false,
  ...rest
}: AmountSliderProps) {
  const [amountCents, setAmount] = useControlled(given, defaultAmountCents, onAmountChange);
  const t = useTexts('wallet', wallet);
  const money = new Intl.NumberFormat(useTextLocale(), { style: 'currency', currency: 'USD' });
  const { totalTokens, bonusTokens } = quoteCheckout(amountCents) ?? quoteTokens(amountCents);
  const { minimumCents, maximumCents, stepCents } = customAmountLimits;
  return (
    <div {...outerProps(rest, styles.slider)}>
      <Slider
        tone="gold"
        label={t('customAmount')}
        minValue={dollarsFromCents(minimumCents)}
        maxValue={dollarsFromCents(maximumCents)}
        step={dollarsFromCents(stepCents)}
        formatOptions={{ style: 'currency', currency: 'USD' }}
        value={dollarsFromCents(amountCents)}
        onChange={(dollars) => setAmount(centsFromDollars(dollars) ?? amountCents)}
        isDisabled={isDisabled}
        output={(dollars) => money.format(dollars)}
      />
      <output className={styles.quote}>
        {t('youGet')} <strong className={styles.tokens}>{t('tokens', { count: totalTokens })}</strong>{' '}
        {bonusTokens > 0 && t('bonus', { count: bonusTokens })}
      </output>
    </div>
  );
}
