import { type RefObject, useState } from 'react';
import { usePanZoom } from '../../../pan-zoom/usePanZoom.ts';
import { type Crop, middle, moved, type PictureSize, zoomedTo } from './crop.ts';

/** One press of a key or a button: in shares of the square's side, and by which factor. */
const step = { move: 0.05, far: 0.25, zoom: 1.1 } as const;

/**
 * The crop of a picture under its square stage: a drag moves it, two fingers and the wheel enlarge it about where they point, keys do
 * all of it. Takes the stage, and the picture's own size once it is known.
 */
export function useCrop(stage: RefObject<HTMLElement | null>, size: PictureSize | null) {
  const [crop, setCrop] = useState<Crop>(middle);
  const change = (next: (before: Crop, size: PictureSize) => Crop) => {
    if (size) setCrop((before) => next(before, size));
  };
  const move = (right: number, down: number) => change((before, known) => moved(before, known, right, down));
  const zoomBy = (factor: number, about?: { x: number; y: number }) =>
    change((before, known) => zoomedTo(before, known, before.zoom * factor, about));
  const centre = () => setCrop(middle);
  /** In shares of the stage. */
  const shareOf = (px: number) => px / (stage.current?.getBoundingClientRect().width || 1);

  const { stageProps, onKeyDown } = usePanZoom(stage, {
    panBy: (right, down) => move(shareOf(right), shareOf(down)),
    zoomBy: (factor, { x, y }) => zoomBy(factor, { x: shareOf(x), y: shareOf(y) }),
    keys: {
      ...arrows('', step.move, move),
      ...arrows('Shift+', step.far, move),
      '+': () => zoomBy(step.zoom),
      '=': () => zoomBy(step.zoom),
      '-': () => zoomBy(1 / step.zoom),
      '0': centre,
    },
  });
  return {
    crop,
    move: (right: -1 | 0 | 1, down: -1 | 0 | 1) => move(right * step.move, down * step.move),
    zoomTo: (zoom: number) => change((before, known) => zoomedTo(before, known, zoom)),
    centre,
    stageProps: { ...stageProps, onKeyDown },
  };
}

const arrows = (held: '' | 'Shift+', by: number, move: (right: number, down: number) => void) => ({
  [`${held}ArrowLeft`]: () => move(-by, 0),
  [`${held}ArrowRight`]: () => move(by, 0),
  [`${held}ArrowUp`]: () => move(0, -by),
  [`${held}ArrowDown`]: () => move(0, by),
});
