import { component } from '../../../theme/mixins.css.ts';

export const root = component({ flex: 1, display: 'grid', alignContent: 'center', minBlockSize: '100dvh' });
