import { createElement, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Mirrored } from '../stories/Mirrored.tsx';
import type { Subject } from './row.ts';

export type Direction = 'ltr' | 'rtl';

export const settled = () => new Promise<void>((done) => setTimeout(done));

/** The component with more props than its own, in what it must stand in. */
export function elementOf({ Component, props, within }: Subject, more: object = {}): ReactNode {
  const part = createElement(Component, { ...props, ...more });
  return within ? within(part) : part;
}

/** Draws in Strict Mode, in a place as wide as a small phone leaves; what `look` finds is the answer. */
export async function mounted<Answer>(
  look: (place: { host: HTMLElement; draw: (what: ReactNode) => void; end: () => void }) => Promise<Answer>,
  direction: Direction = 'ltr',
): Promise<Answer> {
  const { documentElement: html } = document;
  const before = html.dir;
  const host = document.createElement('div');
  host.style.inlineSize = '288px';
  document.body.append(host);
  html.dir = direction;
  const root = createRoot(host);
  const turn = (what: ReactNode) => (direction === 'rtl' ? <Mirrored locale="en">{what}</Mirrored> : what);
  let isOver = false;
  const end = () => {
    if (!isOver) flushSync(() => root.unmount());
    isOver = true;
  };
  try {
    return await look({
      host,
      draw: (what) => flushSync(() => root.render(<StrictMode>{turn(what)}</StrictMode>)),
      end,
    });
  } finally {
    end();
    host.remove();
    html.dir = before;
    (document.activeElement as HTMLElement | null)?.blur();
  }
}
