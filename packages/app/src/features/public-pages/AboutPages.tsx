import { matchPath } from '@mirror-studio/domain/access';
import { exchangeLimits } from '@mirror-studio/domain/constants/exchange';
import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { coinPackages, dollarsFromCents } from '@mirror-studio/domain/economy';
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
  const money = new Intl.NumberFormat(useTextLocale(), { style: 'currency', currency: 'USD' });
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
        packages: coinPackages
          .map(({ id, coins, priceCents }) =>
            t('pricingRow', {
              name: p(`${id}Name`),
              coins,
              price: money.format(dollarsFromCents(priceCents)),
            }),
          )
          .join('\n'),
        coinsPerCredit: exchangeLimits.coinsPerCredit,
      }),
    about: () => t('about'),
  };
  const page = route?.id === 'features' || route?.id === 'pricing' ? route.id : 'about';
  return <TextPage title={r(page)}>{texts[page]()}</TextPage>;
}
