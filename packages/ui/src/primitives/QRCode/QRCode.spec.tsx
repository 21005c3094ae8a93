import { qrCode } from '@mirror-studio/domain/texts/en/qrCode';
import { look } from '../../../test/composition/row.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Screen, Tools } from '../../testing/tools.ts';
import type { QRCodeProps } from './index.ts';

const label = 'Scan to open the picture';

/** `<QRCode {...qrCodeStates.usual} />` */
export const qrCodeStates = {
  usual: { label, text: 'https://mirror.studio/i/4182' },
  dense: {
    label,
    text: `https://mirror.studio/i/4182?prompt=${'lighthouse+'.repeat(20)}`,
    correction: 'high',
  },
  small: { label, text: 'https://mirror.studio', size: 96 },
  tooLong: { label, text: 'lichtbild'.repeat(400) },
} satisfies Record<string, QRCodeProps>;

/** QRCode: whether there is one, and what it says of a text that is too long. Takes its label. */
export function qrCodeTester(tools: Tools, label: string | RegExp, place: Screen = tools.screen) {
  const t = textsOf(tools, 'qrCode', qrCode);
  return {
    isShown: () => place.queryByRole('img', { name: label }) !== null,
    /** The words of the failure. */
    failure: t.tooLong,
  };
}

export default {
  QRCode: (): Spec<QRCodeProps> => ({
    group: 'Display',
    states: qrCodeStates,
    tester: qrCodeTester,
    uses: [
      { in: qrCodeStates.usual, reads: (tools) => qrCodeTester(tools, label).isShown(), is: true },
      { in: qrCodeStates.tooLong, reads: (tools) => qrCodeTester(tools, label).isShown(), is: false },
    ],
    composition: { cases: { size: look, correction: look } },
    keys: 'it is a picture',
  }),
};
