import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PanZoom {
  /** What is on the stage is moved. Takes how far, in px. */
  readonly panBy: (right: number, down: number) => void;
  /** It is enlarged about a point, which stays where it is. Takes the factor, and the point in px from the middle of the stage. */
  readonly zoomBy: (factor: number, about: Point) => void;
  /** What each key does, by its name. */
  readonly keys: Readonly<Record<string, () => void>>;
}

const wheelRate = 0.0022;
/** With Ctrl: a pinch of a touchpad comes as small steps of the wheel. */
const pinchedWheelRate = 4 * wheelRate;

/**
 * What moves and enlarges something on a stage: a drag moves it, two fingers and the wheel enlarge it about where they point,
 * keys do what they are given. Takes the stage and what is done.
 *
 * @returns The handlers of the stage; where something happened, in px from its middle; and how many fingers are on it.
 */
export function usePanZoom(stage: RefObject<HTMLElement | null>, { panBy, zoomBy, keys }: PanZoom) {
  const pointers = useRef(new Map<number, Point>());

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
  };

  // React hears a wheel passively, and so cannot keep what is around from scrolling.
  const heardWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? pinchedWheelRate : wheelRate)), fromMiddle(event));
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
    pointers.current.set(event.pointerId, fromMiddle(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) return panBy(now.x - before.x, now.y - before.y);
    const between = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    zoomBy(between(now) / Math.max(1, between(before)), {
      x: (now.x + other.x) / 2,
      y: (now.y + other.y) / 2,
    });
  };
  const onPointerEnd = ({ pointerId }: PointerEvent<HTMLElement>) => void pointers.current.delete(pointerId);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.shiftKey ? `Shift+${event.key}` : event.key] ?? keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return {
    onKeyDown,
    stageProps: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
    fromMiddle,
    countFingers: () => pointers.current.size,
  };
}
