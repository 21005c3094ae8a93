import { asDialog, opened } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { ImproveDialog, type ImproveDialogProps } from './index.ts';

const proposal: ImproveDialogProps['proposal'] = {
  before: 'a cat on a roof',
  text: 'a cat on a roof, cool moonlight',
  changes: [{ slot: 'light' }],
};

export default {
  ImproveDialog: (): Spec<ImproveDialogProps> => ({
    overlay: { is: 'dismissable', props: { proposal, onAccept: nothing } },
    keys: { draw: () => opened(<ImproveDialog proposal={proposal} onAccept={nothing} />), rows: asDialog },
  }),
};
