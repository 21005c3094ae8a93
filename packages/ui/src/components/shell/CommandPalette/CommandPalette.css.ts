import { vars } from '../../../theme/contract.css.ts';
import { component, hidden, oneLine } from '../../../theme/mixins.css.ts';

const { motion, space, text, line } = vars;
const small = '(max-width: 30rem)';

export const place = component({
  display: 'grid',
  placeItems: 'center',
  padding: space.x4,
  '@media': { [small]: { padding: 0, placeItems: 'end stretch' } },
});

/** As high as it may be from the start: nothing moves while one types. */
export const surface = component({
  inlineSize: '100%',
  maxInlineSize: '40rem',
  blockSize: `min(30rem, calc(var(--visual-viewport-height, 100dvh) - 2 * ${space.x4}))`,
  borderRadius: vars.radius.dialog,
  overflow: 'hidden',
  transition: `opacity ${motion.fast} ${motion.standard}, transform ${motion.base} ${motion.emphasised}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, transform: `translateY(${motion.travel})` },
  },
  '@media': {
    [small]: {
      maxInlineSize: 'none',
      blockSize: `calc(var(--visual-viewport-height, 100dvh) - ${space.x8})`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});

export const content = component({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
  outline: 'none',
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  paddingInline: `${space.x4} ${space.x2}`,
  paddingBlock: space.x2,
  color: text.muted,
  borderBlockEnd: `1px solid ${line.divider}`,
  selectors: { '&:focus-within:has(input:focus)': { borderBlockEndColor: vars.focus.ring } },
});
export const field = component({ flex: 1, minInlineSize: 0 });
export const input = component({
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  border: 0,
  background: 'none',
  color: text.base,
  fontSize: vars.size.title,
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: text.faint, opacity: 1 } },
});

export const body = component({ margin: 0, padding: 0 });
export const empty = component({ display: 'grid', placeItems: 'center', blockSize: '100%' });
export const list = component({ padding: space.x2 });
export const hint = component({
  ...oneLine,
  maxInlineSize: '40%',
  color: text.faint,
  fontSize: vars.size.label,
});

export const foot = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space.x4,
  paddingInline: space.x4,
  paddingBlock: space.x2,
  color: text.faint,
  fontSize: vars.size.label,
  borderBlockStart: `1px solid ${line.divider}`,
  '@media': { [small]: hidden, '(pointer: coarse)': hidden },
});
export const keys = component({ display: 'flex', flexWrap: 'wrap', gap: space.x4 });
export const key = component({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });
