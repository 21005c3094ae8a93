import { useLayoutEffect, useRef } from 'react';
import { type Drawing, type DrawnState, measure, rowPlace } from './drawing.ts';
import './diagram.css';

export interface Marks {
  /** Ids of the states the flow is in. */
  readonly active: ReadonlySet<string>;
  /** Transitions of the way here, as places in `transitionsOf`. */
  readonly way: ReadonlySet<number>;
  /** Transitions that could be taken next. */
  readonly possible: ReadonlySet<number>;
}

interface DiagramProps extends Marks {
  name: string;
  drawing: Drawing;
}

/** Smallest scale at which the letters are still read; below it the diagram scrolls. */
const smallestScale = 0.9;

/** The machine: its states with what can happen in each, where that leads, the way here and the state now. */
export function Diagram({ name, drawing, ...marks }: DiagramProps) {
  const { width, height, states, arrows } = drawing;
  const pane = useRef<HTMLDivElement>(null);
  const innermost = states.findLast(({ id }) => marks.active.has(id));

  useLayoutEffect(() => {
    const { current } = pane;
    const drawn = current?.querySelector('svg')?.getBoundingClientRect();
    if (!current || !drawn || !innermost) return;
    const scale = drawn.width / width;
    current.scrollLeft = (innermost.x + innermost.width / 2) * scale - current.clientWidth / 2;
  }, [innermost, width]);

  const lineClass = (at: readonly number[]) =>
    at.some((each) => marks.way.has(each))
      ? 'way'
      : at.some((each) => marks.possible.has(each))
        ? 'possible'
        : 'rest';
  const drawOrder = ['rest', 'possible', 'way'];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it can be reached
    <section ref={pane} className="diagram" aria-label={`Diagram of ${name}`} tabIndex={0}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ inlineSize: `clamp(${Math.round(width * smallestScale)}px, 100%, ${width}px)` }}
        aria-hidden="true"
      >
        {states.map((state) => (
          <State key={state.id} state={state} {...marks} />
        ))}
        {[...arrows]
          .sort((a, b) => drawOrder.indexOf(lineClass(a.at)) - drawOrder.indexOf(lineClass(b.at)))
          .map(({ at, kind, points }) => (
            <g key={at.join()} className="diagram-arrow" data-line={lineClass(at)} data-kind={kind}>
              <path d={rounded(points)} />
              <path className="diagram-head" d={headOf(points)} />
            </g>
          ))}
      </svg>
    </section>
  );
}

function State({ state, active, way, possible }: { state: DrawnState } & Marks) {
  const { id, name, kind, isInitial, x, y, width, height, rows, depth } = state;
  const { padding, nameHeight } = measure;
  return (
    <g
      className="diagram-state"
      data-kind={kind}
      data-depth={depth}
      data-active={active.has(id) || undefined}
      transform={`translate(${x} ${y})`}
    >
      <rect x="0.5" y="0.5" width={width - 1} height={height - 1} rx={kind === 'passing' ? 13 : 8} />
      {isInitial && depth > 0 && (
        <circle className="diagram-begin" cx={width - padding - 2} cy={nameHeight / 2 + 1} r="3" />
      )}
      <text className="diagram-name" x={padding} y={nameHeight / 2 + 5}>
        {name}
      </text>
      {rows.map(({ text, at, kind: by }, row) => (
        <text
          key={at.join()}
          className="diagram-row"
          data-kind={by}
          data-way={at.some((each) => way.has(each)) || undefined}
          data-possible={at.some((each) => possible.has(each)) || undefined}
          x={padding}
          y={rowPlace(row) + 4}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

type Points = readonly (readonly [number, number])[];

/** A line through corners, each rounded. */
function rounded(points: Points): string {
  const radius = 5;
  return points
    .map(([x, y], at) => {
      const before = points[at - 1];
      const after = points[at + 1];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const near = ([fromX, fromY]: readonly [number, number]) => {
        const length = Math.hypot(fromX - x, fromY - y);
        const part = length === 0 ? 0 : Math.min(radius, length / 2) / length;
        return `${x + (fromX - x) * part} ${y + (fromY - y) * part}`;
      };
      return `L${near(before)}Q${x} ${y} ${near(after)}`;
    })
    .join('');
}

/** The head of an arrow, at the end of its line. */
function headOf(points: Points): string {
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [endX - 1, endY];
  const length = Math.hypot(endX - fromX, endY - fromY) || 1;
  const [towardsX, towardsY] = [(endX - fromX) / length, (endY - fromY) / length];
  const corner = (side: number) =>
    `${endX - towardsX * 6 - towardsY * side * 3.5} ${endY - towardsY * 6 + towardsX * side * 3.5}`;
  return `M${corner(1)}L${endX} ${endY}L${corner(-1)}Z`;
}
