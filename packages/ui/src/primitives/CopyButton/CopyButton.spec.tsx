import { clipboard } from '@mirror-studio/domain/texts/en/clipboard';
import { byRole, callback, documented, look, state } from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Screen, Tools } from '../../testing/tools.ts';
import { CopyButton, type CopyButtonProps } from './index.ts';

const text = 'A lighthouse in the fog';
/** Copies nowhere: a test gives its own. */
const copy = async () => undefined;

/** `<CopyButton {...copyButtonStates.refused} />` */
export const copyButtonStates = {
  ready: { text, copy },
  named: { text: 'https://mirror.studio/i/4182', label: 'Copy link', copy },
  icon: { text, label: 'Copy prompt', isLabelHidden: true, copy },
  disabled: { text: '', isDisabled: true },
  refused: { text, copy: async () => Promise.reject(new Error('refused')) },
} satisfies Record<string, CopyButtonProps>;

/** CopyButton: presses it, and reads what came of it. Takes the label that it was given, if it was. */
export function copyButtonTester(tools: Tools, label?: string | RegExp, place: Screen = tools.screen) {
  const t = textsOf(tools, 'clipboard', clipboard);
  const isNamed = (name: string) => place.queryByRole('button', { name }) !== null;
  return {
    copy: async () => tools.user.click(place.getByRole('button', { name: label ?? t.copy })),
    /** What came of the last press; null once it offers to copy again. */
    outcome: () => (isNamed(t.copied) ? 'copied' : isNamed(t.notCopied) ? 'failed' : null),
  };
}

export default {
  CopyButton: (): Spec<CopyButtonProps> => ({
    group: 'Actions',
    states: copyButtonStates,
    tester: copyButtonTester,
    uses: [
      { in: copyButtonStates.ready, calls: 'onCopy', by: (tools) => copyButtonTester(tools).copy() },
      { in: copyButtonStates.refused, calls: 'onCopyFailed', by: (tools) => copyButtonTester(tools).copy() },
      { in: copyButtonStates.ready, reads: (tools) => copyButtonTester(tools).outcome(), is: null },
    ],
    composition: {
      cases: {
        label: byRole('button', 'Copy code', { label: 'Copy code' }),
        isLabelHidden: look,
        variant: look,
        size: look,
        isDisabled: state,
        copy: documented('puts another clipboard in place of the browser’s'),
        onCopy: callback,
        onCopyFailed: callback,
        shownMs: documented('is how long a success is shown: a story waits for its end'),
      },
    },
    keys: {
      draw: (report) => (
        <CopyButton {...copyButtonStates.ready} onCopy={(copied) => report(`copied ${copied}`)} />
      ),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Copies. The focus stays.',
          press: '{Enter}',
          sees: reported(`copied ${text}`),
        },
      ],
    },
  }),
};
