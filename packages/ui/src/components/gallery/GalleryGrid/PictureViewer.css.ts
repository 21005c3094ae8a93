import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const wide = 'screen and (min-width: 860px)';

export const dialog = component({ maxInlineSize: '72rem' });

export const viewer = component({
  display: 'grid',
  gap: space.x5,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', gap: space.x6 } },
});
/** As large as the window lets it be whole. */
export const stage = component({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.card,
  background: vars.surface.sunken,
  padding: space.x2,
  // A prompt can be longer than the window: the picture stays while it is read.
  '@media': { [wide]: { position: 'sticky', insetBlockStart: 0, alignSelf: 'start' } },
});
const whole = 'min(100%, calc(min(100dvh - 12rem, 42.5rem) * var(--ratio)))';
export const picture = component({ inlineSize: whole });
export const video = component({ inlineSize: whole, borderRadius: vars.radius.control });

export const caption = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x5,
  minInlineSize: 0,
});
export const prompt = component({
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
});
export const facts = component({
  ...figures,
  display: 'grid',
  gap: '2px',
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${vars.line.divider}`,
  fontSize: vars.size.label,
});
export const term = component({ color: text.faint });
export const actions = component({
  display: 'grid',
  gap: space.x3,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockEnd: 0,
      marginBlockStart: 'auto',
      paddingBlockStart: space.x3,
      background: vars.surface.overlay,
    },
  },
});
export const turn = component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const position = component({ ...figures, color: text.muted, fontSize: vars.size.label });
export const arrow = component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
