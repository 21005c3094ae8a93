import { secondFactor as texts } from '@mirror-studio/domain/texts/en/secondFactor';
import { byRole, documented } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { RecoveryCodesProps } from './RecoveryCodes.tsx';

const codes = [
  'k7m2-q9xd-4hfa-w0pz',
  '3vbn-81ct-mz5k-e6rj',
  'p0ys-g4dw-7xqh-29fa',
  'c8ek-tn31-v5md-bw7q',
  'zj6h-0r2f-ykx9-4ptn',
  '91wd-se7v-hqm3-gc5b',
  'fx4t-b8kn-2dz0-rpy6',
  'm5qg-7jha-w9ec-13vs',
  't2xr-dk6p-0nbf-8zyh',
  'h9cv-4wmq-j7s1-ktx5',
];
/** Copies nowhere: a test gives its own. */
const copy = async () => undefined;

/** `<RecoveryCodes {...recoveryCodesStates.ten} />` */
export const recoveryCodesStates = statesOf<RecoveryCodesProps>()({
  ten: { codes, copy, onDownload: nothing, onPrint: nothing },
  onlyCopied: { codes, copy },
});

/** RecoveryCodes: reads them, and keeps them in one of three ways. */
export function recoveryCodesTester(tools: Tools) {
  const t = textsOf(tools, 'secondFactor', texts);
  const { press } = stepsOf(tools);
  return {
    read: () =>
      tools
        .within(tools.screen.getByRole('list', { name: t.codes }))
        .getAllByRole('listitem')
        .map((item) => item.textContent ?? ''),
    copy: async () => press(t.copyCodes),
    download: async () => press(t.downloadCodes),
    print: async () => press(t.printCodes),
  };
}

export default {
  RecoveryCodes: (): Spec<RecoveryCodesProps> => ({
    states: recoveryCodesStates,
    tester: recoveryCodesTester,
    uses: [
      { in: recoveryCodesStates.ten, calls: 'copy', by: (tools) => recoveryCodesTester(tools).copy() },
      {
        in: recoveryCodesStates.ten,
        calls: 'onDownload',
        by: (tools) => recoveryCodesTester(tools).download(),
      },
      { in: recoveryCodesStates.ten, calls: 'onPrint', by: (tools) => recoveryCodesTester(tools).print() },
      { in: recoveryCodesStates.ten, reads: (tools) => recoveryCodesTester(tools).read(), is: codes },
    ],
    composition: {
      from: recoveryCodesStates.onlyCopied,
      cases: {
        copy: documented('puts another clipboard in place of the browser’s'),
        onDownload: byRole('button', texts.downloadCodes, { onDownload: nothing }),
        onPrint: byRole('button', texts.printCodes, { onPrint: nothing }),
      },
    },
    keys: 'its actions are Buttons',
  }),
};
