import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, line } = vars;
/** Of the place that it has, not of the window: beside it may stand a sidebar. */
const wide = '(min-width: 60rem)';
const edge = 'clamp(1.25rem, 4cqi, 4rem)';

/** A little light falls on the sentence from above. */
export const root = component({
  flex: 1,
  containerType: 'inline-size',
  minInlineSize: 0,
  background: `radial-gradient(70rem 26rem at 22% 0%, ${vars.fill.selected}, transparent)`,
});
export const page = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100%',
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(20rem, 30cqi, 27rem)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const desk = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x8,
  minInlineSize: 0,
  paddingInline: edge,
  paddingBlock: `clamp(${space.x6}, 6cqi, ${space.x16}) ${space.x10}`,
});
export const title = component({
  marginBlockEnd: `calc(-1 * ${space.x4})`,
  color: vars.text.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});
export const examples = component({
  minInlineSize: 0,
  paddingInline: edge,
  paddingBlock: space.x8,
  borderBlockStart: `1px solid ${line.divider}`,
  '@container': {
    [wide]: {
      gridRow: '1 / span 2',
      gridColumn: 2,
      paddingBlockStart: `clamp(${space.x6}, 6cqi, ${space.x16})`,
      paddingInline: space.x6,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${line.divider}`,
    },
  },
});
export const shelf = component({
  minInlineSize: 0,
  paddingInline: edge,
  paddingBlock: `${space.x4} ${space.x12}`,
});
