import { vars } from '../../../theme/contract.css.ts';
import {
  component,
  fill,
  fillProperty,
  focusRing,
  hairline,
  oneLine,
  transition,
} from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;

/** One height for every tab, so that the dialog does not jump between them. */
export const panel = component({ minBlockSize: 'min(30rem, 60dvh)' });
/** A word without an end breaks; it does not widen what it stands in. */
const column = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const stack = component([column, { alignContent: 'start', gap: space.x6 }]);
export const change = component({ justifySelf: 'start' });
export const group = component([column, { gap: space.x2 }]);
export const heading = component({
  color: text.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});

export const featured = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: space.x3,
  listStyle: 'none',
});
export const card = component({
  ...hairline,
  vars: { [fill]: vars.fill.quiet },
  display: 'grid',
  alignContent: 'end',
  gap: space.x1,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '7rem',
  padding: space.x4,
  borderRadius: vars.radius.card,
  textAlign: 'start',
  cursor: 'pointer',
  ...transition([fillProperty]),
  selectors: {
    '&[data-hovered]': { vars: { [fill]: vars.fill.quietHover } },
    '&[data-focus-visible]': focusRing,
  },
});
export const cardTitle = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.2,
});
export const category = component({ color: text.muted, fontSize: vars.size.label });

export const list = component({ listStyle: 'none' });
export const longList = component({ blockSize: 'min(26rem, 50dvh)' });
export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: 0,
  border: 0,
  borderBlockEnd: `1px solid ${line.divider}`,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ...transition(['background-color']),
  selectors: {
    '&[data-hovered]': { background: vars.fill.hover },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
  },
});
export const rowTitle = component({ ...oneLine, flex: 1, fontWeight: vars.weight.medium });
export const arrow = component({ flexShrink: 0, color: text.faint });

export const back = component({ justifySelf: 'start', marginInlineStart: '-0.625rem' });
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
  textWrap: 'balance',
});
export const article = component([column, { gap: space.x4, maxInlineSize: vars.measure.text }]);
export const feedback = component({
  display: 'grid',
  gap: space.x3,
  paddingBlockStart: space.x5,
  borderBlockStart: `1px solid ${line.divider}`,
  maxInlineSize: vars.measure.text,
});
export const question = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const rating = component({ display: 'flex', gap: space.x2 });
export const thanks = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: '2.625rem',
  color: vars.status.success.text,
});
export const send = component({ justifySelf: 'start' });
export const count = component({ color: text.faint, fontSize: vars.size.label });
