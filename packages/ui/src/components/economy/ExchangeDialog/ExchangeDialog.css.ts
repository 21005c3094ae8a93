import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.css.ts';
import { component, figures, fill, hairline } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const form = component({ display: 'grid', gap: space.x4 });
export const amount = component(figures);
/** The one figure that is typed stands larger than what is read round it. */
globalStyle(`${amount} [role='presentation']`, {
  '@layer': {
    [layers.components]: { minBlockSize: '3.5rem', fontSize: '1.375rem', fontWeight: vars.weight.medium },
  },
});
export const steps = component({ display: 'inline-flex', gap: space.x2, marginInlineEnd: '-0.25rem' });
export const step = component({
  inlineSize: '2rem',
  blockSize: '2rem',
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  '@media': { '(pointer: coarse)': { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});

export const receipt = component({
  ...hairline,
  ...figures,
  vars: { [fill]: vars.surface.sunken },
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  padding: space.x4,
  borderRadius: vars.radius.card,
});
export const receive = component({ flex: 1, display: 'grid', gap: '2px', minInlineSize: 0 });
export const label = component({
  color: text.muted,
  fontSize: vars.size.label,
  lineHeight: vars.leading.control,
});
export const credits = component({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.heading,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});
export const none = component({ color: text.faint });
export const left = component({ display: 'grid', gap: '2px', textAlign: 'end' });
export const leftFigure = component({ fontWeight: vars.weight.strong });
export const remainder = component({ color: text.muted, fontSize: vars.size.label });
export const buttons = component({ display: 'grid', gap: space.x2 });
