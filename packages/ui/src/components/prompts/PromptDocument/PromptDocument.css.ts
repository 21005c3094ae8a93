import { vars } from '../../../theme/contract.css.ts';
import { component, figures, transition } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const wide = 'screen and (min-width: 1100px)';
const middleWidth = 'screen and (min-width: 720px)';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x6,
  inlineSize: '100%',
  maxInlineSize: '84rem',
  marginInline: 'auto',
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
});

export const head = component({
  display: 'grid',
  gap: `${space.x1} ${space.x4}`,
  minInlineSize: 0,
  '@media': { [middleWidth]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const titleField = component({ display: 'grid', gap: space.x1, minInlineSize: 0 });
/** It is written where it stands: a line comes under it when it can be. */
export const title = component({
  inlineSize: '100%',
  minInlineSize: 0,
  padding: 0,
  paddingBlock: '0.125em',
  border: 0,
  borderBlockEnd: '1px solid transparent',
  outline: 'none',
  background: 'none',
  color: text.base,
  caretColor: vars.violet.text,
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
  textOverflow: 'ellipsis',
  ...transition(['border-color']),
  selectors: {
    '&::placeholder': { color: text.faint, opacity: 1 },
    '&:hover': { borderBlockEndColor: vars.line.divider },
    '&:focus': { borderBlockEndColor: vars.focus.ring },
  },
});

export const saveLine = component({
  ...figures,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  minBlockSize: vars.control.heightSmall,
  color: text.faint,
  fontSize: vars.size.label,
});
export const saveFailed = component({ color: vars.status.danger.text });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
});

export const body = component({
  display: 'grid',
  gap: space.x6,
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gridTemplateColumns: '11rem minmax(0, 1fr) 17rem',
      columnGap: space.x8,
      alignItems: 'start',
    },
  },
});
export const edge = component({ minInlineSize: 0 });
export const middle = component({ minInlineSize: 0, display: 'grid', gap: space.x6 });
/** In the face of prompts about 70 characters. */
const reading = { maxInlineSize: '44rem', minInlineSize: 0 };
export const words = component(reading);
export const isAway = component({ display: 'none' });

export const version = component({ ...reading, display: 'grid', gap: space.x5 });
export const versionHead = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.x2} ${space.x3}`,
  color: text.faint,
  fontSize: vars.size.label,
});
export const versionTitle = component({
  ...figures,
  margin: 0,
  color: text.base,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.title,
});
export const versionLook = component({ marginInlineStart: 'auto' });
export const versionText = component({
  margin: 0,
  color: text.base,
  fontFamily: vars.font.mono,
  fontSize: vars.size.body,
  lineHeight: 1.85,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const conflict = component({ display: 'grid', gap: space.x6, minInlineSize: 0 });
export const conflictWords = component({ display: 'grid', gap: space.x2 });
export const measured = component({ margin: 0, maxInlineSize: vars.measure.text, color: text.muted });
export const both = component({
  display: 'grid',
  gap: space.x8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [middleWidth]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.x10 },
  },
});
export const side = component({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.x3,
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${vars.line.divider}`,
});
export const sideTitle = component({
  ...figures,
  margin: 0,
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});
/** Above a document that can be written on meanwhile. */
export const above = component({
  paddingBlockEnd: space.x6,
  borderBlockEnd: `1px solid ${vars.line.divider}`,
});
/** What is said of the words, where there are two of it. */
export const said = component({ display: 'grid', gap: space.x4, alignContent: 'start', margin: 0 });
export const saidOne = component({ display: 'grid', gap: space.x1 });
export const saidWords = component({
  margin: 0,
  maxInlineSize: vars.measure.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
});
export const sideAction = component({ display: 'flex' });

export const details = component({
  display: 'grid',
  gap: space.x5,
  alignContent: 'start',
  minInlineSize: 0,
});
export const file = component({ display: 'grid', gap: space.x2 });
export const fileActions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const detailTitle = component({
  margin: 0,
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});
export const hint = component({ margin: 0, color: text.faint, fontSize: vars.size.label });

export const originLink = component({
  borderRadius: vars.radius.inner,
  color: text.base,
  textDecoration: 'underline',
  textDecorationColor: vars.line.control,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
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

export const titleWaiting = component({
  fontSize: vars.size.display,
  lineHeight: vars.leading.display,
  paddingBlock: '0.125em',
});
export const waitingLines = component({ display: 'grid', gap: space.x4, alignContent: 'start' });
export const waitingText = component({
  ...reading,
  display: 'grid',
  alignContent: 'start',
  paddingBlockStart: space.x8,
  fontSize: vars.size.body,
  lineHeight: 1.85,
});
