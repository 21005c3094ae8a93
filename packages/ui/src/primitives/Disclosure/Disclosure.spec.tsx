import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import type { DisclosureProps } from './Disclosure.tsx';
import { Disclosure } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const label = 'A name';

const children = 'Some words';

const cost = {
  title: 'What does a picture cost?',
  children:
    'Nothing while the studio is in alpha. Later, a stated number of credits, shown before you begin.',
};

/** `<Disclosure {...disclosureStates.opened} />` */
export const disclosureStates = statesOf<DisclosureProps>()({
  closed: cost,
  opened: { ...cost, defaultExpanded: true },
  disabled: { ...cost, isDisabled: true },
});

/** Disclosure: opens or closes it. Takes its title. */
export function disclosureTester(tools: Tools, title: string | RegExp) {
  const { get, press, isDisabled } = controlOf(tools, 'button', title);
  return { toggle: press, isDisabled, isOpen: () => get().getAttribute('aria-expanded') === 'true' };
}

export default {
  Disclosure: (): Spec<DisclosureProps> => ({
    group: 'Navigation',
    states: disclosureStates,
    tester: disclosureTester,
    uses: [
      {
        in: { title: label, children },
        reads: async (tools) => {
          const { toggle, isOpen } = disclosureTester(tools, label);
          const before = isOpen();
          await toggle();
          return [before, isOpen()];
        },
        is: [false, true],
      },
    ],
    conformance: { props: { title: label, children } },
    keys: {
      draw: (report) => (
        <Disclosure title="More" onExpandedChange={(isOpen) => report(isOpen ? 'open' : 'closed')}>
          Words
        </Disclosure>
      ),
      rows: presses('Opens it, or closes it.', 'open'),
    },
  }),
};
