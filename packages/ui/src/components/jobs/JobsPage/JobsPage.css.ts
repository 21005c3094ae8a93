import { vars } from '../../../theme/contract.css.ts';
import { component, figures, oneLine } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
export const filters = component({ justifySelf: 'start', maxInlineSize: '100%' });
/** A long list scrolls in its own place: only what is in sight is in the document. */
export const window = component({ maxBlockSize: 'max(24rem, calc(100dvh - 15rem))' });
export const job = component({ display: 'flex', alignItems: 'center', gap: space.x2, minInlineSize: 0 });
export const kindIcon = component({ flex: 'none', color: text.muted });
export const prompt = component({ ...oneLine, minInlineSize: 0 });
export const faint = component({ color: text.faint });

/** Terms beside what is said of each, where there is room. */
export const details = component({
  ...figures,
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, max-content) minmax(0, 1fr)',
  gap: `${space.x2} ${space.x5}`,
  paddingBlock: space.x3,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  '@media': { '(width < 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2px' } },
});
export const term = component({ color: text.muted });
export const said = component({
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  '@media': { '(width < 40rem)': { marginBlockEnd: space.x2 } },
});
export const problem = component({ color: vars.status.danger.text });
