import { component } from '../../../theme/mixins.css.ts';

export const removeButton = component({ alignSelf: 'start', justifySelf: 'start' });
