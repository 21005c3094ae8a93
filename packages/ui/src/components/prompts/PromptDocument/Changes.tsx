import { lazyPart, useLazyPart } from '../../../overlays/lazy-overlay.ts';
import type { DiffTextProps } from '../../../primitives/DiffText/DiffText.tsx';

/** What looks for the changes: only who opens a version, or meets another text, needs it. */
const changes = lazyPart(async () => (await import('../../../primitives/DiffText/DiffText.tsx')).DiffText);

/** What has changed from one text to another, in ink; the later text until that has been looked for. */
export function Changes(props: Pick<DiffTextProps, 'before' | 'after' | 'className'>) {
  const { Component: DiffText } = useLazyPart(changes);
  return DiffText ? <DiffText {...props} look="ink" /> : <div className={props.className}>{props.after}</div>;
}
