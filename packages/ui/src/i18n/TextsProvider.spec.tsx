import type { Unseen } from '../../test/spec/spec.ts';

export default {
  TextsProvider: (): Unseen => ({ withoutElement: 'it gives the texts' }),
};
