import type { Part } from '../../../../test/spec/spec.ts';

export default {
  PasswordRule: (): Part => ({ partOf: 'PasswordForm', conformance: { props: { missing: [] } } }),
};
