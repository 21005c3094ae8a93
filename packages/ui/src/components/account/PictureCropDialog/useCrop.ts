import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type Crop, middle, moved, type PictureSize, zoomedTo } from './crop.ts';

/** One press of a key or a button: in shares of the square's side, and by which factor. */
const step = { move: 0.05, far: 0.25, zoom: 1.1 } as const;
const wheelRate = 0.0022;

/**
 * The crop of a picture under its square stage: a drag moves it, two fingers and the wheel enlarge it about where they point, keys do
 * all of it. Takes the stage, and the picture's own size once it is known.
 */
export function useCrop(stage: RefObject<HTMLElement | null>, size: PictureSize | null) {
  const [crop, setCrop] = useState<Crop>(middle);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const change = (next: (before: Crop, size: PictureSize) => Crop) => {
    if (size) setCrop((before) => next(before, size));
  };
  const move = (right: number, down: number) => change((before, known) => moved(before, known, right, down));
  const zoomBy = (factor: number, point?: { x: number; y: number }) =>
    change((before, known) => zoomedTo(before, known, before.zoom * factor, point));

  /** In shares of the stage, from its middle. */
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { x, y, width } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - x) / width - 0.5, y: (clientY - y) / width - 0.5 };
  };

  // React hears a wheel passively, and so cannot keep the dialog from scrolling.
  const heardWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY * wheelRate * (event.ctrlKey ? 4 : 1)), pointOf(event));
  });
  useEffect(() => {
    const { current } = stage;
    const hear = (event: WheelEvent) => heardWheel(event);
    current?.addEventListener('wheel', hear, { passive: false });
    return () => current?.removeEventListener('wheel', hear);
  }, [stage]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) return move(now.x - before.x, now.y - before.y);
    const between = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y);
    zoomBy(between(now) / Math.max(0.01, between(before)), {
      x: (now.x + other.x) / 2,
      y: (now.y + other.y) / 2,
    });
  };
  const onPointerEnd = ({ pointerId }: PointerEvent<HTMLElement>) => void pointers.current.delete(pointerId);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.shiftKey ? step.far : step.move;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(-by, 0),
      ArrowRight: () => move(by, 0),
      ArrowUp: () => move(0, -by),
      ArrowDown: () => move(0, by),
      '+': () => zoomBy(step.zoom),
      '=': () => zoomBy(step.zoom),
      '-': () => zoomBy(1 / step.zoom),
      '0': () => setCrop(middle),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return {
    crop,
    move: (right: -1 | 0 | 1, down: -1 | 0 | 1) => move(right * step.move, down * step.move),
    zoomTo: (zoom: number) => change((before, known) => zoomedTo(before, known, zoom)),
    centre: () => setCrop(middle),
    stageProps: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onKeyDown,
    },
  };
}
