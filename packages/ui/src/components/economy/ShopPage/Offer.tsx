import { coinPackages, dollarsFromCents, type OrderQuote } from '@mirror-studio/domain/economy';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CoinIcon } from '../../../icons/index.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import * as styles from './ShopPage.css.ts';

interface OfferProps {
  value: string;
  quote: OrderQuote;
}

/** Something on the shelves, as a card that can be chosen: a package with its words, or a pack. */
export function Offer({ value, quote }: OfferProps) {
  const t = useTexts('purchase', purchase);
  const money = new Intl.NumberFormat(useTextLocale(), { style: 'currency', currency: 'USD' });
  const pack = coinPackages.find(({ id }) => id === quote.item);
  return (
    <RadioField value={value} className={styles.offerField}>
      <RadioButton className={styles.offer}>
        {pack && (
          <span className={styles.name}>
            {t(`${pack.id}Name`)}
            {pack.popular && <Badge tone="gold">{t('popular')}</Badge>}
          </span>
        )}
        <span className={styles.coins}>
          <CoinIcon size={20} />
          {t('coins', { count: quote.coins })}
        </span>
        <span className={styles.price}>
          {money.format(dollarsFromCents(quote.priceCents))}
          {pack && pack.bonusPercent > 0 && <Badge>{t('saves', { percent: pack.bonusPercent })}</Badge>}
        </span>
        {pack && <span className={styles.description}>{t(`${pack.id}Description`)}</span>}
      </RadioButton>
    </RadioField>
  );
}
