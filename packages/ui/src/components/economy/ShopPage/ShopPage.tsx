import { customAmountLimits, mirrorBonusLimits } from '@mirror-studio/domain/constants/wallet';
import {
  dollarsFromCents,
  type OrderQuote,
  type PurchasingMode,
  quoteAmount,
  shopShelves,
} from '@mirror-studio/domain/economy';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { shop } from '@mirror-studio/domain/texts/en/shop';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { AmountSlider } from '../TokenWallet/AmountSlider.tsx';
import { Offer } from './Offer.tsx';
import * as styles from './ShopPage.css.ts';
import { Summary } from './Summary.tsx';

export interface ShopPageProps extends RootProps {
  /** Whether purchases are off, pretended or real. Default `simulated`. */
  purchasing?: PurchasingMode;
  /** What is chosen; the parent holds it. */
  chosen?: OrderQuote;
  /** What is chosen at first. Default the package that most choose. */
  defaultChosen?: OrderQuote;
  /** Something else was chosen. Takes the item, its whole coins and its price in whole cents. */
  onChoose?: (quote: OrderQuote) => void;
  /** What is chosen is to be bought. */
  onBuy: (quote: OrderQuote) => void;
  /** The purchase is on its way. Default false. */
  isPending?: boolean;
  /** Why it did not go through, in words. */
  failure?: string;
}

const keyOf = ({ item, priceCents }: OrderQuote) => `${item} ${priceCents}`;
const { packages, packs } = shopShelves;
const offers = [...packages, ...packs];
const usual = packages[1] ?? { item: 'tokens', coins: 50, priceCents: 500 };

/** The shop: packages, packs and any amount, all of one catalogue, and what of it is chosen beside them. */
export function ShopPage({
  purchasing = 'simulated',
  chosen: given,
  defaultChosen = usual,
  onChoose,
  onBuy,
  isPending = false,
  failure,
  ...rest
}: ShopPageProps) {
  const t = useTexts('shop', shop);
  const r = useTexts('routes', routes);
  const locale = useTextLocale();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const inDollars = (cents: number) => money.format(dollarsFromCents(cents));
  const [chosen, setChosen] = useControlled(given, defaultChosen, onChoose);
  const { minimumCents, maximumCents, tokensPerDollar, defaultCents } = customAmountLimits;
  const { priceCents: bonusCents, percent } = mirrorBonusLimits;
  const amounts = new Intl.ListFormat(locale).format(bonusCents.map(inDollars));
  return (
    <div {...rootProps(rest, styles.root)}>
      <PageHeader title={r('shop')} description={t('lead')} />
      {purchasing !== 'live' && (
        <Banner tone="neutral" title={t(`${purchasing}Title`)}>
          {t(`${purchasing}Note`)}
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.shelves}>
          <RadioGroup
            aria-label={t('offers')}
            className={styles.shelves}
            value={keyOf(chosen)}
            isDisabled={isPending}
            onChange={(key) => {
              const quote = offers.find((offer) => keyOf(offer) === key);
              if (quote) setChosen(quote);
            }}
          >
            <section className={styles.shelf}>
              <h2 className={styles.heading}>{t('packages')}</h2>
              <div className={styles.packages}>
                {packages.map((offer) => (
                  <Offer key={keyOf(offer)} value={keyOf(offer)} quote={offer} />
                ))}
              </div>
            </section>
            <section className={styles.shelf}>
              <h2 className={styles.heading}>{t('packs')}</h2>
              <div className={styles.packs}>
                {packs.map((offer) => (
                  <Offer key={keyOf(offer)} value={keyOf(offer)} quote={offer} />
                ))}
              </div>
            </section>
          </RadioGroup>
          <section className={styles.shelf}>
            <h2 className={styles.heading}>{t('amount')}</h2>
            <Text tone="muted">
              {t('amountNote', {
                perDollar: tokensPerDollar,
                least: inDollars(minimumCents),
                most: inDollars(maximumCents),
              })}{' '}
              {t('bonusNote', { amounts, percent })}
            </Text>
            <AmountSlider
              amountCents={chosen.item === 'tokens' ? chosen.priceCents : defaultCents}
              isDisabled={isPending}
              unit="coins"
              onAmountChange={(cents) => {
                const quote = quoteAmount(cents);
                if (quote) setChosen(quote);
              }}
            />
          </section>
        </div>
        <Summary
          quote={chosen}
          purchasing={purchasing}
          isPending={isPending}
          failure={failure}
          onBuy={() => onBuy(chosen)}
        />
      </div>
    </div>
  );
}
