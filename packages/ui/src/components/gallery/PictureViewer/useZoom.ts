import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { usePanZoom } from '../../../pan-zoom/usePanZoom.ts';
import { mostScale, pixelScale, whole, within, type Zoom, type ZoomSizes, zoomedAt } from './zoom.ts';

/** One press of a key or a button. */
const step = 1.5;
const panPx = 80;
/** How far a finger goes to turn to the next picture. */
const swipePx = 48;

/**
 * Zoom and pan of a picture on its stage: wheel and pinch about where they point, a drag moves what is enlarged, two presses
 * change between whole and pixels, keys do all of it. A finger across a whole picture turns to the next. Takes the stage, the
 * picture's own size in px, and what turns.
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  natural: { width: number; height: number },
  { onPrevious, onNext }: { onPrevious?: (() => void) | undefined; onNext?: (() => void) | undefined } = {},
) {
  const [zoom, setZoom] = useState(whole);
  /** Where a single finger came down on a whole picture. */
  const begun = useRef<{ x: number; y: number } | null>(null);

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

  const { stageProps, fromMiddle, countFingers, onKeyDown } = usePanZoom(stage, {
    panBy,
    zoomBy,
    keys: {
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
    },
  });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    stageProps.onPointerDown(event);
    if (event.button !== 0) return;
    const isAlone = event.pointerType === 'touch' && countFingers() === 1 && zoom.scale === 1;
    begun.current = isAlone ? fromMiddle(event) : null;
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    stageProps.onPointerCancel(event);
    begun.current = null;
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = begun.current;
    onPointerCancel(event);
    if (!from) return;
    const to = fromMiddle(event);
    const across = to.x - from.x;
    if (Math.abs(across) <= swipePx || Math.abs(across) <= Math.abs(to.y - from.y) * 2) return;
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    (across > 0 === isBackwards ? onNext : onPrevious)?.();
  };
  const onDoubleClick = (event: { clientX: number; clientY: number }) =>
    zoom.scale > 1 ? showWhole() : showPixels(fromMiddle(event));

  return {
    zoom,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    showWhole,
    showPixels: () => showPixels(),
    onKeyDown,
    stageProps: {
      ...stageProps,
      onPointerDown,
      onPointerUp,
      onPointerCancel,
      onDoubleClick,
    },
  };
}
