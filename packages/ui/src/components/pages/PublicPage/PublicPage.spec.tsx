import { pathOf } from '@mirror-studio/domain/access';
import type { Spec } from '../../../../test/spec/spec.ts';

export default {
  PublicPage: (): Spec => ({
    conformance: { props: { title: 'A page', homeHref: pathOf('home'), children: 'Some words' } },
    keys: 'its links are links',
  }),
};
