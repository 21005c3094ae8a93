import type { Spec } from '../../../../test/spec/spec.ts';

export default {
  ChordHint: (): Spec => ({
    conformance: { props: { isOpen: true } },
    keys: 'it is read; the chords are in KeyboardShortcuts',
  }),
};
