import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { pattern, variants } from '../../theme/mixins.css.ts';

const { space } = vars;

export const root = pattern({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  minInlineSize: 0,
});

export const size = variants(pattern, {
  compact: { gap: space.x2, paddingBlock: space.x8, paddingInline: space.x4 },
  page: { gap: space.x3, paddingBlock: space.x16, paddingInline: space.x4, minBlockSize: '60dvh' },
});

export const atStart = pattern({
  justifyItems: 'start',
  paddingInline: 0,
  paddingBlock: 0,
  textAlign: 'start',
});

/** An oval glass with nothing in it yet. */
export const glass = pattern({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.75rem',
  blockSize: '4.75rem',
  marginBlockEnd: space.x3,
  borderRadius: '50%',
  border: '1px solid transparent',
  background: `linear-gradient(${vars.surface.sunken}, ${vars.surface.canvas}) padding-box, linear-gradient(160deg, ${vars.line.lipBottom}, ${vars.line.hairBottom} 70%) border-box`,
  color: vars.text.faint,
  boxShadow: vars.shadow.raised,
});

export const title = pattern({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});
export const titleSize = variants(pattern, {
  compact: { fontSize: vars.size.title },
  page: { fontSize: vars.size.display },
});

export const text = pattern({
  color: vars.text.muted,
  maxInlineSize: vars.measure.narrow,
  textWrap: 'pretty',
});
globalStyle(`${text} > p + p`, { '@layer': { [layers.patterns]: { marginBlockStart: space.x2 } } });
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x3,
  marginBlockStart: space.x3,
});
/** As wide as the column, so that buttons of full width stand below one another in one width. */
export const actionsAtStart = pattern({ justifyContent: 'start', justifySelf: 'stretch' });
