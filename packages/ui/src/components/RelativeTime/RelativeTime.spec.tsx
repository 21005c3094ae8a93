import type { Spec } from '../../../test/spec/spec.ts';
import { now } from '../../testing/fixtures/index.ts';
import { RelativeTime } from './index.ts';

export default {
  RelativeTime: (): Spec => ({
    conformance: { props: { at: now } },
    keys: {
      draw: () => <RelativeTime at={now} />,
      rows: [
        {
          keys: ['Tab'],
          does: 'Onto it: the exact time comes.',
          press: '',
          sees: ({ find }) => find('[role="tooltip"]') !== null,
        },
        {
          keys: ['Esc'],
          does: 'Puts the exact time away.',
          press: '{Escape}',
          sees: ({ find }) => find('[role="tooltip"]') === null,
        },
      ],
    },
  }),
};
