import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

const { space } = vars;

/** The presets stand beside the calendar, above it where there is no room. */
export const sides = primitive({
  display: 'flex',
  gap: space.x3,
  '@media': { '(max-width: 34em)': { flexDirection: 'column' } },
});

export const presets = primitive({
  // Safari takes the role from a list whose style is `none`.
  listStyleType: "''",
  margin: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  flexShrink: 0,
  gap: '0.125rem',
  padding: 0,
  paddingInlineEnd: space.x3,
  borderInlineEnd: `1px solid ${vars.line.divider}`,
  '@media': {
    '(max-width: 34em)': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      paddingInlineEnd: 0,
      borderInlineEnd: 0,
    },
  },
});

export const preset = primitive({
  inlineSize: '100%',
  justifyContent: 'start',
  fontWeight: vars.weight.regular,
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: vars.fill.selected, fontWeight: vars.weight.strong },
  },
});
