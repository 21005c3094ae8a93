import { cx } from '../../theme/cx.ts';
import * as styles from './Chart.css.ts';
import {
  apart,
  type ChartPoint,
  cut,
  type Frame,
  type Geometry,
  letter,
  pointNames,
} from './chartGeometry.ts';

interface DrawingProps {
  points: readonly ChartPoint[];
  geometry: Geometry;
  frame: Frame;
  names: { value: string | undefined; previous: string | undefined };
  /** The point that is read. */
  active: number | null;
  formatTick: (value: number) => string;
}

/** What is seen of a chart: hairlines, one line or bars, and names beside what they name. For the eye alone. */
export function Drawing({ points, geometry, frame, names, active, formatTick }: DrawingProps) {
  const { x, y, bottom, top, zero, ticks } = geometry;
  const { width, height, isMirrored } = frame;
  const room = width - frame.beside;
  // In letters that run the other way, an anchor turns with them.
  const logical = (place: number) => (isMirrored ? width - place : place);
  return (
    <svg className={styles.drawing} width={width} height={height} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.ground : styles.grid}
            x1={logical(0)}
            x2={logical(room)}
            y1={Math.round(y(tick)) + 0.5}
            y2={Math.round(y(tick)) + 0.5}
          />
          {tick !== 0 && (
            <text className={styles.axis} x={logical(0)} y={y(tick) - 5}>
              {formatTick(tick)}
            </text>
          )}
        </g>
      ))}
      {pointNames(points, frame, (at) => logical(x(at))).map(({ at, text, place, anchor }) => (
        <text key={at} className={styles.axis} x={logical(place)} y={height - 7} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {active !== null && (
        <line
          className={styles.pointer}
          x1={Math.round(x(active)) + 0.5}
          x2={Math.round(x(active)) + 0.5}
          y1={top}
          y2={bottom}
        />
      )}
      {frame.kind === 'line' ? (
        <Lines {...{ points, geometry, active }} />
      ) : (
        <Bars {...{ points, geometry, active, zero }} />
      )}
      <Names {...{ points, geometry, frame, names }} />
    </svg>
  );
}

type PartProps = Pick<DrawingProps, 'points' | 'geometry' | 'active'>;

function Lines({ points, geometry: { x, y, path }, active }: PartProps) {
  /** A point with nothing known on either side is no line: it needs a dot to be seen. */
  const isAlone = (at: number) =>
    typeof points[at]?.value === 'number' &&
    typeof points[at - 1]?.value !== 'number' &&
    typeof points[at + 1]?.value !== 'number';
  return (
    <>
      <path className={styles.before} d={path(({ previous }) => previous)} />
      <path className={styles.curve} d={path(({ value }) => value)} />
      {points.map(({ label, value, previous }, at) => (
        <g key={label}>
          {at === active && typeof previous === 'number' && (
            <circle className={styles.dotBefore} cx={x(at)} cy={y(previous)} r={4} />
          )}
          {value !== null && (at === active || isAlone(at)) && (
            <circle className={styles.dot} cx={x(at)} cy={y(value)} r={5} />
          )}
        </g>
      ))}
    </>
  );
}

function Bars({ points, geometry, active, zero }: PartProps & { zero: number }) {
  const { x, y, barWidth, step } = geometry;
  const reach = Math.min(step, barWidth + 8) / 2;
  return points.map(({ label, value, previous }, at) => (
    <g key={label}>
      {value !== null && (
        <rect
          className={styles.bar}
          x={x(at) - barWidth / 2}
          width={barWidth}
          y={Math.min(zero, y(value))}
          height={Math.max(value === 0 ? 0 : 1, Math.abs(zero - y(value)))}
          /** Whether the bar is the point that is read. */
          data-active={at === active ? '' : undefined}
        />
      )}
      {typeof previous === 'number' && (
        <line
          className={styles.before}
          x1={x(at) - reach}
          x2={x(at) + reach}
          y1={y(previous)}
          y2={y(previous)}
        />
      )}
    </g>
  ));
}

/** Beside the last point of each: no legend has to be looked up. */
function Names({
  points,
  geometry: { x, y },
  frame,
  names,
}: Pick<DrawingProps, 'points' | 'geometry' | 'frame' | 'names'>) {
  const last = points.length - 1;
  const { value = null, previous = null } = points[last] ?? {};
  if (frame.beside === 0 || value === null) return null;
  const [own, old] = previous === null ? [y(value), 0] : apart(y(value), y(previous));
  const most = Math.floor((frame.beside - 10) / letter);
  const edge = frame.kind === 'line' ? x(last) : frame.isMirrored ? frame.beside : frame.width - frame.beside;
  const place = edge + (frame.isMirrored ? -10 : 10);
  return (
    <>
      {names.value !== undefined && (
        <text className={styles.name} x={place} y={own + 4}>
          {cut(names.value, most)}
        </text>
      )}
      {names.previous !== undefined && previous !== null && (
        <text className={cx(styles.name, styles.nameBefore)} x={place} y={old + 4}>
          {cut(names.previous, most)}
        </text>
      )}
    </>
  );
}
