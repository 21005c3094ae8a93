import { pathOf } from '@mirror-studio/domain/access';
import { LandingHero } from '@mirror-studio/ui/LandingHero';
import { useServices } from '../../providers/services.tsx';
import { useSiteLinks } from '../../routes/useSiteLinks.ts';

/** The landing page. The guard lets only visitors come here: everybody else is led on (§2). */
export default function Landing() {
  const { flags } = useServices();
  return (
    <LandingHero
      homeHref={pathOf('home')}
      signInHref={pathOf('login')}
      samplesHref={pathOf('samples')}
      picture="/glass.webp"
      isAlpha={flags.alpha}
      links={useSiteLinks()}
    />
  );
}
