import type { Spec } from '../../../test/spec/spec.ts';

export default {
  Markdown: (): Spec => ({
    conformance: { props: { children: '# A title\n\nSome words' } },
    keys: 'its links are links',
  }),
};
