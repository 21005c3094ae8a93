import { pathOf } from '@mirror-studio/domain/access';
import type { Spec } from '../../../../test/spec/spec.ts';

export default {
  LandingHero: (): Spec => ({
    conformance: { props: { homeHref: pathOf('home'), signInHref: pathOf('login') } },
    keys: 'its links are links',
  }),
};
