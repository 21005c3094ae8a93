import { keyPressOf, latinKey } from '@mirror-studio/domain/shortcuts';
import type { Flow } from '@mirror-studio/state-machines/explore';
import { isOverlayOpen } from '@mirror-studio/ui/overlays';
import type { AnyStateMachine, EventObject } from 'xstate';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/**
 * Listens for the keys of the whole studio, as the shell does: each sends a sample, and the machine of the shortcuts
 * hears every key.
 *
 * @returns How to stop.
 */
export function listen(
  name: string,
  keys: Readonly<Record<string, number>>,
  send: (event: EventObject) => void,
  flow: Flow<AnyStateMachine>,
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const press = keyPressOf(event);
    if (!press) return;
    const key = latinKey(press);
    const sample = keys[press.ctrlKey ? `Control+${key}` : key];
    if (sample !== undefined) {
      event.preventDefault();
      send(flow.events[sample] as EventObject);
    }
    if (name !== 'shortcuts') return;
    const heard = {
      type: 'key.pressed',
      press,
      typing: isTyping(event.target),
      overlayOpen: isOverlayOpen(),
    };
    send(heard);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
