import { type PointerEvent, useState } from 'react';

interface Dragged {
  isVertical: boolean;
  isMirrored: boolean;
  /** Hears where the pointer is, as a share of the panes from the start, in percent. */
  onMove: (percent: number) => void;
}

/**
 * Follows a pointer from where it took the separator. The separator keeps the pointer, so that it is followed over frames
 * and out of the window.
 *
 * @returns Whether it is held, and the handlers of the separator.
 */
export function useDragging({ isVertical, isMirrored, onMove }: Dragged) {
  const [isDragging, setDragging] = useState(false);
  const shareAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, right, top, width, height } = (
      currentTarget.parentElement ?? currentTarget
    ).getBoundingClientRect();
    if (isVertical) return ((clientY - top) / height) * 100;
    return ((isMirrored ? right - clientX : clientX - left) / width) * 100;
  };
  const end = () => setDragging(false);
  return {
    isDragging,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (isDragging) onMove(shareAt(event));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onLostPointerCapture: end,
    },
  };
}
