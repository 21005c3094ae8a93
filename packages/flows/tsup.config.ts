import { buildOf } from '../../scripts/packages/tsup.ts';

export default buildOf('flows');
