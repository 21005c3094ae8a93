import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { ArrowRightIcon, ExternalIcon } from '../../icons/index.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { LinkButton } from './index.ts';
import type { LinkButtonProps } from './LinkButton.tsx';

const children = 'Some words';

/** `<LinkButton {...linkButtonStates.primary} />` */
export const linkButtonStates = statesOf<LinkButtonProps>()({
  primary: { href: '#a', variant: 'primary', children: 'Sign in' },
  secondary: { href: '#b', children: 'Browse samples' },
  ghost: { href: '#c', variant: 'ghost', iconAfter: <ArrowRightIcon />, children: 'View Results' },
  small: {
    href: '#d',
    variant: 'ghost',
    size: 'small',
    iconAfter: <ExternalIcon size={16} />,
    children: 'Discord',
  },
  disabled: { href: '#e', isDisabled: true, children: 'Not yet' },
});

/** LinkButton: follows it. Takes its name. */
export function linkButtonTester(tools: Tools, name: string | RegExp) {
  const { get, press, isDisabled } = controlOf(tools, 'link', name);
  return { follow: press, isDisabled, href: () => get().getAttribute('href') };
}

export default {
  LinkButton: (): Spec<LinkButtonProps> => ({
    group: 'Actions',
    states: linkButtonStates,
    tester: linkButtonTester,
    uses: [
      {
        in: { href: '#there', children },
        reads: (tools) => linkButtonTester(tools, children).href(),
        is: '#there',
      },
    ],
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
