import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { mostScale, pixelScale, whole, within, type Zoom, type ZoomSizes, zoomedAt } from './zoom.ts';

/** One press of a key or a button. */
const step = 1.5;
const wheelRate = 0.0022;
const panPx = 80;

/**
 * Zoom and pan of a picture on its stage: wheel and pinch about where they point, a drag moves what is enlarged, two presses
 * change between whole and pixels, keys do all of it. Takes the stage and the picture's own size in px.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, natural: { width: number; height: number }) {
  const [zoom, setZoom] = useState(whole);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  const sizesOf = (element: HTMLElement): ZoomSizes => {
    const { clientWidth: width, clientHeight: height } = element;
    const fit = Math.min(width / natural.width, height / natural.height, 1);
    return {
      stage: { width, height },
      picture: { width: natural.width * fit, height: natural.height * fit },
    };
  };
  const change = (next: (zoom: Zoom, sizes: ZoomSizes) => Zoom) => {
    const { current } = stage;
    if (current) setZoom((before) => next(before, sizesOf(current)));
  };
  const zoomBy = (factor: number, point = { x: 0, y: 0 }) =>
    change((before, sizes) => zoomedAt(before, factor, point, sizes, mostScale(sizes, natural.width)));
  const showWhole = () => setZoom(whole);
  const showPixels = (point = { x: 0, y: 0 }) =>
    change((before, sizes) => {
      const pixels = pixelScale(sizes, natural.width, window.devicePixelRatio);
      return zoomedAt(before, pixels / before.scale, point, sizes, mostScale(sizes, natural.width));
    });
  const panBy = (x: number, y: number) =>
    change((before, sizes) => within({ scale: before.scale, x: before.x + x, y: before.y + y }, sizes));

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
  };

  // React hears a wheel passively, and so cannot keep the page from scrolling.
  const heardWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY * wheelRate * (event.ctrlKey ? 4 : 1)), fromMiddle(event));
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
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, now);
    const other = others[0]?.[1];
    if (!other) return panBy(now.x - before.x, now.y - before.y);
    const between = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y);
    zoomBy(between(now) / Math.max(1, between(before)), {
      x: (now.x + other.x) / 2,
      y: (now.y + other.y) / 2,
    });
  };
  const onPointerEnd = ({ pointerId }: PointerEvent<HTMLElement>) => void pointers.current.delete(pointerId);
  const onDoubleClick = (event: { clientX: number; clientY: number }) =>
    zoom.scale > 1 ? showWhole() : showPixels(fromMiddle(event));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => zoomBy(step),
      '=': () => zoomBy(step),
      '-': () => zoomBy(1 / step),
      '0': showWhole,
      '1': () => showPixels(),
      ...(zoom.scale > 1 && {
        ArrowLeft: () => panBy(panPx, 0),
        ArrowRight: () => panBy(-panPx, 0),
        ArrowUp: () => panBy(0, panPx),
        ArrowDown: () => panBy(0, -panPx),
      }),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return {
    zoom,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    showWhole,
    showPixels: () => showPixels(),
    onKeyDown,
    stageProps: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onDoubleClick,
    },
  };
}
