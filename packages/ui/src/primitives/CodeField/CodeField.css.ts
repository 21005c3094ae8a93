import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { figures, primitive } from '../../theme/mixins.css.ts';

/** As wide as a form in a narrow column; in a wider place no wider. */
export const root = primitive({ inlineSize: '100%', maxInlineSize: '26rem' });

globalStyle(`${root} [role='presentation']`, {
  '@layer': { [layers.primitives]: { minBlockSize: '3.25rem', paddingInline: '1rem' } },
});

/** Read against another screen, figure by figure. */
globalStyle(`${root} input`, {
  '@layer': {
    [layers.primitives]: {
      ...figures,
      fontFamily: vars.font.mono,
      fontSize: '1.5rem',
      letterSpacing: '0.3em',
    },
  },
});
