import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { LinkButton } from './index.ts';

const children = 'Some words';

export default {
  LinkButton: (): Spec => ({
    conformance: { props: { href: '#', children } },
    keys: {
      draw: (report) => (
        <LinkButton href="#there" onPress={() => report('followed')}>
          Go there
        </LinkButton>
      ),
      rows: [{ keys: ['Enter'], does: 'Follows the link.', press: '{Enter}', sees: reported('followed') }],
    },
  }),
};
