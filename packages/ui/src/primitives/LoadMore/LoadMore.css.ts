import { vars } from '../../theme/contract.css.ts';
import { figures, primitive } from '../../theme/mixins.css.ts';

export const root = primitive({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x4,
  textAlign: 'center',
});

/** Stands where the end is, and takes no room. */
export const end = primitive({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: '1px',
  inlineSize: '1px',
});

export const count = primitive({ color: vars.text.faint, fontSize: vars.size.label, ...figures });
export const failure = primitive({
  margin: 0,
  color: vars.status.danger.text,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
