import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';
import { printedAlone } from '../../../theme/print.css.ts';

const { space, text, line, font, size } = vars;

export const sheet = component({
  ...figures,
  display: 'grid',
  gap: space.x5,
  fontSize: size.small,
  lineHeight: 1.45,
});
export const head = component({ display: 'grid', gap: space.x1 });
export const mark = component({ color: text.faint });
export const moved = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x5}`,
  fontFamily: font.display,
  fontSize: size.heading,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});
/** Value came in. */
export const gain = component({ color: vars.gold.text });
export const unit = component({ fontFamily: font.sans, fontSize: size.small, color: text.muted });
export const why = component({ fontSize: size.body });
export const section = component({
  display: 'grid',
  gap: space.x3,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px dashed ${line.divider}`,
});
export const title = component({ color: text.muted });
export const facts = component({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: `${space.x2} ${space.x4}`,
  margin: 0,
});
export const term = component({ color: text.muted });
export const said = component({ margin: 0, overflowWrap: 'anywhere' });
export const mono = component({ fontFamily: font.mono, fontSize: size.caption, overflowWrap: 'anywhere' });
/** Its 64 characters are two lines of one length. */
export const digest = component({ maxInlineSize: '32.25ch' });
export const rows = component({ display: 'grid', gap: space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const link = component({
  justifySelf: 'start',
  borderRadius: vars.radius.inner,
  color: text.base,
  textDecoration: 'underline',
  textDecorationColor: line.control,
  textUnderlineOffset: '0.2em',
  // As high as a finger.
  '@media': {
    '(pointer: coarse)': {
      display: 'inline-flex',
      alignItems: 'center',
      minInlineSize: vars.control.height,
      minBlockSize: vars.control.height,
    },
  },
});
/** What, and its figure at the end: the figures stand under one another. */
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space.x4}`,
});
export const amount = component({ textAlign: 'end', whiteSpace: 'nowrap' });
export const faint = component({ color: text.faint });
export const pictures = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4rem, 1fr))',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const waiting = component({ display: 'grid', gap: space.x4 });

printedAlone(sheet);
