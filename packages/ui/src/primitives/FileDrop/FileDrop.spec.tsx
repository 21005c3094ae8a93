import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { pictures } from '../../testing/fixtures/pictures.ts';
import { nothing } from '../../testing/nothing.ts';
import { statesOf } from '../../testing/statesOf.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import type { FileDropProps } from './FileDrop.tsx';
import { FileDrop } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const label = 'A name';

const reference = {
  label: 'Reference image',
  description: 'An image of at most 10 MB.',
  accept: ['image/png', 'image/jpeg'],
  onSelect: nothing,
  onRemove: nothing,
};

/** `<FileDrop {...fileDropStates.chosen} />` */
export const fileDropStates = statesOf<FileDropProps>()({
  empty: reference,
  chosen: {
    ...reference,
    description: undefined,
    value: { name: 'halcyon-07.jpg', size: '2.4 MB', preview: pictures.pewter.url },
  },
  longName: {
    ...reference,
    value: { name: `${'salt-flats-at-first-light-'.repeat(4)}07.jpg`, size: '2.4 MB' },
  },
  pending: { ...reference, value: { name: 'halcyon-07.jpg', size: '2.4 MB' }, isPending: true },
  refused: { ...reference, errorMessage: 'Invalid file type. Please upload an image.' },
  disabled: { ...reference, isDisabled: true },
});

/** FileDrop: reads what was chosen, and takes it away. Takes its label. A file is given by the tools of the runner. */
export function fileDropTester(tools: Tools, label: string | RegExp) {
  const t = textsOf(tools, 'common', commonTexts);
  const group = () => controlOf(tools, 'group', label).get();
  return {
    remove: async () => tools.user.click(tools.within(group()).getByRole('button', { name: t.remove })),
    read: () => group().textContent ?? '',
    /** Why it was refused, or null. */
    error: () => tools.within(group()).queryByRole('alert')?.textContent ?? null,
  };
}

export default {
  FileDrop: (): Spec<FileDropProps> => ({
    group: 'Fields',
    states: fileDropStates,
    tester: fileDropTester,
    uses: [
      {
        in: { label, onSelect: nothing, value: { name: 'face.png' } },
        calls: 'onRemove',
        by: (tools) => fileDropTester(tools, label).remove(),
      },
      {
        in: { label, onSelect: nothing, errorMessage: 'It is too large.' },
        reads: (tools) => fileDropTester(tools, label).error(),
        is: 'It is too large.',
      },
    ],
    conformance: { props: { label, onSelect: nothing } },
    keys: {
      draw: (report) => (
        <div
          onClickCapture={(event) => {
            if (!(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            report('asked');
          }}
        >
          <FileDrop label="Reference" onSelect={() => report('chosen')} />
        </div>
      ),
      // The first stop is the place itself, where something is pasted.
      rows: [
        ...presses('Asks for a file.', 'asked'),
        {
          keys: ['Tab', 'Enter'],
          does: 'Asks for a file by the button.',
          press: '{Tab}{Enter}',
          sees: reported('asked'),
        },
      ],
    },
  }),
};
