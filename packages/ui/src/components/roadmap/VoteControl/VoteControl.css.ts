import { vars } from '../../../theme/contract.css.ts';
import {
  component,
  figures,
  fill,
  fillProperty,
  focusRing,
  hairline,
  hidden,
  transition,
} from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({ display: 'grid', inlineSize: '3rem' });
/** An arrow over a figure: narrow, since a column of them stands beside titles. */
export const button = component({
  ...figures,
  ...hairline,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x1,
  minBlockSize: '3.25rem',
  paddingBlock: space.x2,
  borderRadius: vars.radius.control,
  color: text.muted,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.control,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  vars: { [fill]: vars.fill.quiet },
  ...transition([fillProperty, 'color']),
  selectors: {
    '&[data-hovered]': { color: text.base },
    '&[aria-pressed=true]': {
      background: vars.fill.selected,
      borderColor: vars.line.control,
      color: text.base,
    },
    '&[data-pressed]': { transform: 'translateY(0.5px)' },
    '&[data-focus-visible]': focusRing,
  },
});
/** What takes no votes any more: only how many there were. */
export const closed = component({
  position: 'relative',
  ...figures,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x1,
  minBlockSize: '3.25rem',
  paddingBlock: space.x2,
  color: text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.control,
});
export const said = component(hidden);
