import type { Spec } from '../../../../test/spec/spec.ts';
import type { ProfilePageProps } from './index.ts';

export default {
  ProfilePage: (): Spec<ProfilePageProps> => ({
    conformance: { props: { lead: 'Who can use your account.', children: <p>Sections</p> } },
    withoutTester: 'what is to be tested is in its sections',
    keys: 'its sections have their own',
  }),
};
