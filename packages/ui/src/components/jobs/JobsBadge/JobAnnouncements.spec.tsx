import type { Unseen } from '../../../../test/spec/spec.ts';

export default {
  JobAnnouncements: (): Unseen => ({ withoutElement: 'it speaks' }),
};
