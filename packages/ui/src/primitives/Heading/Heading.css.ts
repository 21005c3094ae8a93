import { vars } from '../../theme/contract.css.ts';
import { oneLine, primitive, variants } from '../../theme/mixins.css.ts';

const display = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
} as const;

export const root = primitive({
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});

export const size = variants(primitive, {
  hero: { ...display, fontSize: vars.size.hero, lineHeight: vars.leading.display },
  display: { ...display, fontSize: vars.size.display, lineHeight: vars.leading.display },
  heading: { ...display, fontSize: vars.size.heading, lineHeight: vars.leading.title },
  title: { ...display, fontSize: vars.size.title, lineHeight: vars.leading.title },
  small: {
    fontSize: vars.size.body,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.control,
    letterSpacing: vars.tracking.body,
  },
});

export const tone = variants(primitive, {
  base: { color: vars.text.base },
  muted: { color: vars.text.muted },
});

/** The display face hangs low: what is cut off at the line would take the tails of its letters. */
export const isOneLine = primitive({ ...oneLine, paddingBlockEnd: '0.12em', marginBlockEnd: '-0.12em' });
