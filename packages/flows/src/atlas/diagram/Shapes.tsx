import { type Drawing, type DrawnState, measure, rowPlace } from './drawing.ts';

export interface Marks {
  /** Ids of the states the flow is in. */
  readonly active: ReadonlySet<string>;
  /** Transitions of the way here, as places in `transitionsOf`. */
  readonly way: ReadonlySet<number>;
  /** Transitions that could be taken next. */
  readonly possible: ReadonlySet<number>;
}

const drawOrder = ['rest', 'possible', 'way'];

/** What stands in a diagram, in its own px. */
export function Shapes({ drawing: { states, arrows }, ...marks }: { drawing: Drawing } & Marks) {
  const lineClass = (at: readonly number[]) =>
    at.some((each) => marks.way.has(each))
      ? 'way'
      : at.some((each) => marks.possible.has(each))
        ? 'possible'
        : 'rest';
  return (
    <>
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
    </>
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
