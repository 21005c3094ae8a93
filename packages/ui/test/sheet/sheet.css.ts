import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { pattern } from '../../src/theme/mixins.css.ts';

/** How many windows lie side by side. */
export const columns = createVar();
/** The least width of one that people look at. */
export const tile = createVar();
/** How much smaller than life. */
export const smaller = createVar();

/** A sheet of parts: each as large as it is. */
export const parts = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(21rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${vars.space.x6} ${vars.space.x5}`,
});

/** The same, where each part is as wide as the page. */
export const wideParts = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
});

/** A contact sheet of windows: each the whole window, made small. It scrolls, whatever its layers lock. */
export const windows = pattern({
  position: 'fixed',
  inset: 0,
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  alignContent: 'start',
  backgroundColor: vars.surface.sunken,
});

/** The same for people: no window is narrower than its states can be read in. */
export const readableWindows = pattern({
  position: 'fixed',
  inset: 0,
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${tile}, 100%), 1fr))`,
  alignContent: 'start',
  gap: `${vars.space.x6} ${vars.space.x4}`,
  padding: vars.space.x5,
  backgroundColor: vars.surface.sunken,
});

export const cell = pattern({ display: 'grid', gap: vars.space.x2, minInlineSize: 0, margin: 0 });

export const caption = pattern({
  color: vars.text.faint,
  fontFamily: vars.font.mono,
  fontSize: '0.6875rem',
  lineHeight: 1.4,
});
export const readableCaption = pattern({ color: vars.text.base, fontSize: vars.size.small });
export const windowCaption = pattern({
  padding: `${vars.space.x1} ${vars.space.x2}`,
  borderBlockStart: `1px solid ${vars.line.divider}`,
});

/**
 * Reduced for a photograph, where the browser resamples a picture by a few levels one way or the other: pictures are left out.
 * They are seen in the photographs of the states.
 */
export const photographed = pattern({});
globalStyle(`${photographed} :is(img, video, canvas)`, { opacity: '0 !important' });

/** What is fixed to the window is fixed to this. */
export const stage = pattern({
  position: 'relative',
  transform: 'translate(0)',
  overflow: 'hidden',
  zoom: `calc(1 / ${smaller})`,
  inlineSize: '100%',
  blockSize: '100vh',
  backgroundColor: vars.surface.canvas,
  borderInlineEnd: `1px solid ${vars.line.divider}`,
});
