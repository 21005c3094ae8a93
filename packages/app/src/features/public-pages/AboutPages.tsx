import { matchPath } from '@mirror-studio/domain/access';
import { exchangeLimits } from '@mirror-studio/domain/constants/exchange';
import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { customAmountLimits, mirrorBonusLimits } from '@mirror-studio/domain/constants/wallet';
import {
  dollarsFromCents,
  generationPrices,
  shopShelves,
  subscriptionPlans,
} from '@mirror-studio/domain/economy';
import { aspectRatios, poses, shootStyles } from '@mirror-studio/domain/photo-shoot';
import { publicPages } from '@mirror-studio/domain/texts/en/publicPages';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { cameraMoves } from '@mirror-studio/domain/video';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../providers/services.tsx';
import { TextPage } from '../../routes/TextPage.tsx';

/** What the studio is, can do and costs: with the product's own figures, so that no page says another one. */
export default function AboutPages() {
  const t = useTexts('publicPages', publicPages);
  const p = useTexts('purchase', purchase);
  const r = useTexts('routes', routes);
  const { flags } = useServices();
  const locale = useTextLocale();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const inDollars = (cents: number) => money.format(dollarsFromCents(cents));
  const route = matchPath(useLocation().pathname, flags)?.route;
  const texts = {
    features: () =>
      t('features', {
        imagesFrom: photoShootLimits.minimumImages,
        imagesTo: photoShootLimits.maximumImages,
        styles: shootStyles.length,
        ratios: aspectRatios.length,
        poses: poses.length,
        moves: cameraMoves.length,
      }),
    pricing: () =>
      t('pricing', {
        alpha: t(flags.alpha ? 'pricingAlpha' : 'pricingPaid'),
        purchases: t(`pricing_${flags.purchasing}`),
        packages: shopShelves.packages
          .map(({ item, coins, priceCents }) =>
            t('pricingRow', {
              name: item === 'tokens' ? '' : p(`${item}Name`),
              coins,
              price: inDollars(priceCents),
            }),
          )
          .join('\n'),
        packs: shopShelves.packs
          .map(({ coins, priceCents }) => t('packRow', { coins, price: inDollars(priceCents) }))
          .join('\n'),
        least: inDollars(customAmountLimits.minimumCents),
        most: inDollars(customAmountLimits.maximumCents),
        perDollar: customAmountLimits.tokensPerDollar,
        amounts: new Intl.ListFormat(locale).format(mirrorBonusLimits.priceCents.map(inDollars)),
        percent: mirrorBonusLimits.percent,
        plans: subscriptionPlans
          .map(({ id, monthlyCoins, priceCents }) =>
            t('planRow', { name: p(`${id}Name`), coins: monthlyCoins, price: inDollars(priceCents) }),
          )
          .join('\n'),
        coinsPerCredit: exchangeLimits.coinsPerCredit,
        perImage: generationPrices.creditsPerImage,
        perSecond: generationPrices.creditsPerVideoSecond,
      }),
    about: () => t('about'),
  };
  const page = route?.id === 'features' || route?.id === 'pricing' ? route.id : 'about';
  return <TextPage title={r(page)}>{texts[page]()}</TextPage>;
}
