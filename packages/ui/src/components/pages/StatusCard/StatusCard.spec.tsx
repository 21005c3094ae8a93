import type { Spec } from '../../../../test/spec/spec.ts';

export default {
  StatusCard: (): Spec => ({
    conformance: { props: { title: 'Server', state: 'ok', children: 'It answers.' } },
    keys: 'its actions are Buttons',
  }),
};
