import type { Spec } from '../../../foundations/spec/spec.ts';

export default {
  StatusCard: (): Spec => ({
    conformance: { props: { title: 'Server', state: 'ok', children: 'It answers.' } },
    keys: 'its actions are Buttons',
  }),
};
