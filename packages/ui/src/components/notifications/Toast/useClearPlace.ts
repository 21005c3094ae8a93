import { setElementVars } from '@vanilla-extract/dynamic';
import { type RefObject, useLayoutEffect } from 'react';
import * as button from '../../../primitives/Button/Button.css.ts';
import { observeSize } from '../../../theme/observeSize.ts';
import { clearShift } from './clearPlace.ts';
import * as styles from './Toast.css.ts';

/** What someone would press next: feet of dialogs and heads of pages say so themselves. */
function selectorOfActions(): string {
  const { primary, value, generate } = button.variant;
  const main = [primary, value, generate].map((classes) => `.${classes.split(' ').join('.')}`);
  return ['[data-keep-clear]', '[type="submit"]', ...main].join();
}
/** An open dialog makes what lies under it unreachable. */
const unreachable = '[inert], [aria-hidden="true"]';
const gapPx = 8;

/** Moves a region below or beside the actions that it would lie over, for as long as it is shown, wherever they go meanwhile. */
export function useClearPlace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = region;
    if (!current) return undefined;
    const actions = selectorOfActions();
    let shift = { x: 0, y: 0 };
    let frame = 0;
    const place = () => {
      frame = 0;
      const { left, right, top, bottom } = current.getBoundingClientRect();
      const kept = [...document.querySelectorAll(actions)].filter(
        (action) => !current.contains(action) && !action.closest(unreachable),
      );
      const next = clearShift({
        place: {
          left: left - shift.x,
          right: right - shift.x,
          top: top - shift.y,
          bottom: bottom - shift.y,
        },
        kept: kept.map((action) => action.getBoundingClientRect()).filter(({ height }) => height > 0),
        size: { width: window.innerWidth, height: window.innerHeight },
        gapPx,
      });
      if (next.x === shift.x && next.y === shift.y) return;
      shift = next;
      setElementVars(current, { [styles.aside]: `${shift.x}px`, [styles.below]: `${shift.y}px` });
    };
    const ask = () => {
      frame ||= requestAnimationFrame(place);
    };

    const changes = new MutationObserver(ask);
    const events = ['scroll', 'resize', 'transitionend', 'animationend'] as const;
    const rest = () => {
      changes.disconnect();
      if (frame !== 0) cancelAnimationFrame(frame);
      frame = 0;
      for (const event of events) window.removeEventListener(event, ask, true);
    };
    const follow = () => {
      changes.observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ['class', 'style', 'hidden'],
      });
      for (const event of events) window.addEventListener(event, ask, true);
    };
    const end = observeSize([current], () => {
      rest();
      if (current.getBoundingClientRect().height === 0) return;
      follow();
      place();
    });
    return () => {
      end();
      rest();
    };
  }, [region]);
}
