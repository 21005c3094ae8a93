import { told as hears } from '../../foundations/keyboard/types.ts';
import type { Spec } from '../../foundations/spec/spec.ts';
import { LinkButton } from './index.ts';

const children = 'Some words';

export default {
  LinkButton: (): Spec => ({
    conformance: { props: { href: '#', children } },
    keys: {
      draw: (tell) => (
        <LinkButton href="#there" onPress={() => tell('followed')}>
          Go there
        </LinkButton>
      ),
      rows: [{ keys: ['Enter'], does: 'Follows the link.', press: '{Enter}', sees: hears('followed') }],
    },
  }),
};
