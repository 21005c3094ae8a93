import { useRef } from 'react';
import type { Drawing } from './drawing.ts';
import { type Marks, Shapes } from './Shapes.tsx';
import { useZoom } from './useZoom.ts';
import './diagram.css';

interface DiagramProps extends Marks {
  name: string;
  drawing: Drawing;
}

/**
 * The machine: its states with what can happen in each, where that leads, the way here and the state now. It fits its
 * place at first; buttons, keys (+, - and 0) and the wheel with Ctrl make it larger, and then it can be pulled about.
 */
export function Diagram({ name, drawing, ...marks }: DiagramProps) {
  const { width, height } = drawing;
  const pane = useRef<HTMLDivElement>(null);
  const innermost = drawing.states.findLast(({ id }) => marks.active.has(id));
  const zoom = useZoom(pane, width, innermost && { x: innermost.x + innermost.width / 2, y: innermost.y });
  return (
    <div className="diagram">
      <ul className="diagram-zoom" aria-label="Size of the diagram">
        <li>
          <button type="button" onClick={zoom.fit} aria-pressed={zoom.scale === null}>
            Fit
          </button>
        </li>
        <li>
          <button type="button" onClick={zoom.life} aria-pressed={zoom.scale === 1}>
            100%
          </button>
        </li>
        <li>
          <button type="button" onClick={zoom.smaller} aria-label="Smaller" disabled={!zoom.canBeSmaller}>
            −
          </button>
        </li>
        <li>
          <button type="button" onClick={zoom.larger} aria-label="Larger" disabled={!zoom.canBeLarger}>
            +
          </button>
        </li>
      </ul>
      <section
        ref={pane}
        className="diagram-pane"
        data-fits={zoom.scale === null || undefined}
        aria-label={`Diagram of ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it can be reached
        tabIndex={0}
        {...zoom.handlers}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          style={{ inlineSize: zoom.scale === null ? `min(100%, ${width}px)` : `${width * zoom.scale}px` }}
          aria-hidden="true"
        >
          <Shapes drawing={drawing} {...marks} />
        </svg>
      </section>
    </div>
  );
}
