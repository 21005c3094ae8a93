import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';

export default {
  EventFrame: (): Spec => ({
    conformance: { props: { screen: 'windowed', onEnter: nothing, onLeave: nothing } },
    keys: 'its actions are Buttons',
  }),
};
