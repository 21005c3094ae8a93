import type { GalleryItem } from '@mirror-studio/domain/contract';
import { latinKey } from '@mirror-studio/domain/shortcuts';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { isEscape } from '../../../keyboard/composing.ts';
import { extended, type Selection, toggled } from './selection.ts';

interface Given {
  wall: RefObject<HTMLElement | null>;
  items: readonly GalleryItem[];
  /** Undefined where nothing can be selected. */
  selection: ReadonlySet<string> | undefined;
  onSelectionChange: ((ids: ReadonlySet<string>) => void) | undefined;
}

type Modifiers = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Selection and keys of a wall of pictures. Arrows go from one to the next and Shift takes it along, Space turns it on or off,
 * Ctrl+A selects all that is there, Escape none. A press with Shift selects up to it.
 */
export function useWallSelection({ wall, items, selection, onSelectionChange }: Given) {
  const [anchor, setAnchor] = useState<string | null>(null);
  const isOn = selection !== undefined && onSelectionChange !== undefined;
  const set = (next: Selection) => {
    setAnchor(next.anchor);
    onSelectionChange?.(next.ids);
  };
  const current: Selection = { ids: selection ?? new Set(), anchor };
  const toggle = (id: string, { shiftKey }: Pick<Modifiers, 'shiftKey'>) =>
    set(
      shiftKey && anchor !== null
        ? extended(
            current,
            items.map((item) => item.id),
            id,
          )
        : toggled(current, id),
    );
  /** Whether a press selects, and does not open: with a key held, or where something is selected already. */
  const isSelecting = ({ shiftKey, ctrlKey, metaKey }: Modifiers) =>
    isOn && (shiftKey || ctrlKey || metaKey || current.ids.size > 0);

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const at = indexOf(event.target);
    const item = items[at];
    if (!wall.current || !item || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const next = isCommand ? null : neighbour(wall.current, at, event.key);
    if (next !== null) {
      const target = items[next];
      if (isOn && event.shiftKey && target) {
        const from = anchor === null || !current.ids.has(anchor) ? { ...current, anchor: item.id } : current;
        set(
          extended(
            from,
            items.map(({ id }) => id),
            target.id,
          ),
        );
      }
      pictureAt(wall.current, next)?.focus();
    } else if (isOn && isCommand && latinKey(event) === 'a') {
      set({ ids: new Set(items.map(({ id }) => id)), anchor });
    } else if (isOn && event.key === ' ' && !isCommand) {
      toggle(item.id, event);
    } else if (isOn && isEscape(event) && current.ids.size > 0) {
      set({ ids: new Set(), anchor: null });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { isOn, toggle, isSelecting, onKeyDownCapture };
}

const indexOf = (target: EventTarget) =>
  target instanceof Element ? Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1) : -1;

const pictureAt = (wall: HTMLElement, index: number) =>
  wall.querySelector<HTMLElement>(`[data-index="${index}"] button`);

/** The index to which an arrow goes, null for no arrow or no picture there: in the order, or up and down in the column. */
function neighbour(wall: HTMLElement, at: number, key: string): number | null {
  const isBackwards = getComputedStyle(wall).direction === 'rtl';
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: isBackwards ? 1 : -1,
    ArrowRight: isBackwards ? -1 : 1,
  };
  const step = steps[key];
  if (step !== undefined) return pictureAt(wall, at + step) ? at + step : null;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const places = Array.from(wall.querySelectorAll<HTMLElement>('[data-index]'), (place) => ({
    index: Number(place.dataset['index']),
    box: place.getBoundingClientRect(),
  }));
  const own = places.find(({ index }) => index === at)?.box;
  if (!own) return null;
  const isDown = key === 'ArrowDown';
  const onWay = places
    .filter(({ box }) => Math.abs(box.left - own.left) < 2)
    .filter(({ box }) => (isDown ? box.top > own.top + 1 : box.top < own.top - 1))
    .toSorted((one, other) => (isDown ? one.box.top - other.box.top : other.box.top - one.box.top));
  return onWay[0]?.index ?? null;
}
