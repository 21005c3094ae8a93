import { vars } from '../../theme/contract.css.ts';
import { pictureEdge, primitive, variants } from '../../theme/mixins.css.ts';

export const frame = primitive({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  minInlineSize: 0,
  backgroundColor: vars.surface.sunken,
  isolation: 'isolate',
  selectors: pictureEdge,
});

export const radius = variants(primitive, {
  none: { borderRadius: 0 },
  control: { borderRadius: vars.radius.control },
  card: { borderRadius: vars.radius.card },
});

export const picture = primitive({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  transition: `opacity ${vars.motion.slow} ${vars.motion.standard}`,
  selectors: { '[data-state="loading"] > &, [data-state="failed"] > &': { opacity: 0 } },
});

export const fit = variants(primitive, { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });

/** What stands in until the picture is there: a few of its own pixels, out of focus. */
export const placeholder = primitive({
  position: 'absolute',
  inset: '-8%',
  inlineSize: '116%',
  blockSize: '116%',
  maxInlineSize: 'none',
  objectFit: 'cover',
  filter: 'blur(18px) saturate(1.1)',
});

export const failure = primitive({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x3,
  color: vars.text.faint,
  backgroundColor: vars.surface.sunken,
  fontSize: vars.size.label,
  textAlign: 'center',
  containerType: 'size',
});

/** In a thumbnail there is room for the icon alone. */
export const failureText = primitive({
  maxInlineSize: '24ch',
  '@container': {
    '(max-width: 7rem) or (max-height: 5rem)': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
    },
  },
});
