import type { Part } from '../../../foundations/spec/spec.ts';

export default {
  PasswordRule: (): Part => ({ partOf: 'PasswordForm', conformance: { props: { missing: [] } } }),
};
