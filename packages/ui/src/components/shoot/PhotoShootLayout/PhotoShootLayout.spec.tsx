import type { Spec } from '../../../../test/spec/spec.ts';

export default {
  PhotoShootLayout: (): Spec => ({
    conformance: { props: { form: 'The form', results: 'The results' } },
    keys: 'it is a page: its parts have their tables',
  }),
};
