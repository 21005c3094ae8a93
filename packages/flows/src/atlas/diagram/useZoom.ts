import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const smallest = 0.25;
const largest = 3;
const step = 1.25;

interface Point {
  readonly x: number;
  readonly y: number;
}

const within = (scale: number) => Math.min(largest, Math.max(smallest, scale));

/** The scale at which the drawing is on the screen now, whatever chose it. */
const shownScale = (pane: HTMLElement, width: number) =>
  (pane.querySelector('svg')?.getBoundingClientRect().width ?? width) / width;

/**
 * The scale of a drawing in a pane that scrolls.
 *
 * @param pane - What scrolls.
 * @param width - The drawing's own width in px.
 * @param centre - What comes into the middle when the drawing becomes larger than the pane, in px of the drawing.
 * @returns The scale, null while the drawing fits the pane; what changes it; and the pane's own handlers.
 */
export function useZoom(pane: RefObject<HTMLElement | null>, width: number, centre: Point | undefined) {
  const [scale, setScale] = useState<number | null>(null);
  /** What stays where it is when the scale changes: a part of the drawing, and its place in the pane. */
  const held = useRef<{ at: Point; in: Point } | null>(null);

  const to = (next: number, around?: Point) => {
    const { current } = pane;
    if (!current) return;
    const before = shownScale(current, width);
    const place = around ?? { x: current.clientWidth / 2, y: current.clientHeight / 2 };
    const begins = scale === null && !around && centre;
    held.current = {
      at: begins || { x: (current.scrollLeft + place.x) / before, y: (current.scrollTop + place.y) / before },
      in: place,
    };
    setScale(within(next));
  };
  const by = (factor: number, around?: Point) => {
    if (pane.current) to(shownScale(pane.current, width) * factor, around);
  };
  const fit = () => setScale(null);

  useLayoutEffect(() => {
    const { current } = pane;
    const { current: hold } = held;
    held.current = null;
    if (!current || !hold || scale === null) return;
    current.scrollTo(hold.at.x * scale - hold.in.x, hold.at.y * scale - hold.in.y);
  }, [pane, scale]);

  const zoomBy = useRef(by);
  useEffect(() => {
    zoomBy.current = by;
  });
  useEffect(() => {
    const { current } = pane;
    // React listens to the wheel passively: the page itself would be made larger.
    const onWheel = (event: WheelEvent) => {
      if (!current || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { left, top } = current.getBoundingClientRect();
      zoomBy.current(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
    };
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  }, [pane]);

  const keys: Record<string, () => void> = {
    '+': () => by(step),
    '=': () => by(step),
    '-': () => by(1 / step),
    '0': fit,
  };
  return {
    scale,
    fit,
    life: () => to(1),
    larger: () => by(step),
    smaller: () => by(1 / step),
    canBeLarger: scale === null || scale < largest,
    canBeSmaller: scale === null || scale > smallest,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        keys[event.key]?.();
      },
      onPointerMove: ({
        buttons,
        pointerType,
        movementX,
        movementY,
        currentTarget,
      }: PointerEvent<HTMLElement>) => {
        if (buttons === 1 && pointerType === 'mouse') currentTarget.scrollBy(-movementX, -movementY);
      },
    },
  };
}
