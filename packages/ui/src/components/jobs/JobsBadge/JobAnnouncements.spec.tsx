import type { Unseen } from '../../../foundations/spec/spec.ts';

export default {
  JobAnnouncements: (): Unseen => ({ withoutElement: 'it speaks' }),
};
