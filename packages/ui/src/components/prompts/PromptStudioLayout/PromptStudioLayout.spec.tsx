import type { Spec } from '../../../../test/spec/spec.ts';

export default {
  PromptStudioLayout: (): Spec => ({
    conformance: { props: { sentence: 'The sentence', actions: 'The actions', examples: 'The examples' } },
    keys: 'it is a page: its parts have their tables',
  }),
};
