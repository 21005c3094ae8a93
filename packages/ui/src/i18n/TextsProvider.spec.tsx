import type { Unseen } from '../foundations/spec/spec.ts';

export default {
  TextsProvider: (): Unseen => ({ withoutElement: 'it gives the texts' }),
};
