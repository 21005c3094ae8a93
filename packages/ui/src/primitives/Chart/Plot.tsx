import { chart } from '@mirror-studio/domain/texts/en/chart';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTexts } from '../../i18n/useTexts.ts';
import { isEscape } from '../../keyboard/composing.ts';
import { cx } from '../../theme/cx.ts';
import { observeSize } from '../../theme/observeSize.ts';
import * as styles from './Chart.css.ts';
import { type ChartPoint, type Frame, geometryOf, letter, pointAt, scaleOf } from './chartGeometry.ts';
import { Drawing } from './Drawing.tsx';

interface PlotProps {
  label: string;
  kind: Frame['kind'];
  points: readonly ChartPoint[];
  size: keyof typeof styles.size;
  names: { value: string | undefined; previous: string | undefined };
  /** How the values are called where they are read. */
  words: { value: string; previous: string | undefined };
  format: (value: number | null | undefined) => string;
  formatTick: (value: number) => string;
}

/** What it is drawn in before its place is measured, in px; the server draws it so. */
const assumed = { width: 640, height: 208 };

/** The room for the names of the lines: as much as they need, and never more than a third. */
function roomBeside({ value, previous }: PlotProps['names'], width: number) {
  const letters = Math.max(value?.length ?? 0, previous?.length ?? 0);
  return letters === 0 ? 0 : Math.min(letters * letter + 16, width * 0.32);
}

/** The room for the figures of the axis: as much as the longest needs. */
const roomBefore = (points: readonly ChartPoint[], format: (value: number) => string) =>
  Math.max(...scaleOf(points).ticks.map((tick) => (tick === 0 ? 0 : format(tick).length))) * letter + 10;

/** The drawing, and what reads it point by point: the pointer, or the arrows of whoever has the focus. */
export function Plot({ label, kind, points, size, names, words, format, formatTick }: PlotProps) {
  const t = useTexts('chart', chart);
  const isMirrored = useLocale().direction === 'rtl';
  const ref = useRef<HTMLDivElement>(null);
  const reader = useRef<HTMLInputElement>(null);
  const [box, setBox] = useState(assumed);
  const [at, setAt] = useState(0);
  const [isRead, setRead] = useState(false);
  const count = points.length;
  const now = Math.min(at, count - 1);

  useLayoutEffect(() => {
    const { current: place } = ref;
    if (!place) return undefined;
    return observeSize([place], () => {
      const { clientWidth: width, clientHeight: height } = place;
      if (width > 0 && height > 0)
        setBox((before) => (before.width === width && before.height === height ? before : { width, height }));
    });
  }, []);

  const frame: Frame = {
    kind,
    ...box,
    before: roomBefore(points, formatTick),
    beside: roomBeside(names, box.width),
    isMirrored,
  };
  const geometry = geometryOf(points, frame);
  const point = points[now];
  const hasPrevious = words.previous !== undefined && typeof point?.previous === 'number';

  const [back, on] = isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const page = Math.max(1, Math.round(count / 10));
  const places: Record<string, number | undefined> = {
    [back]: now - 1,
    [on]: now + 1,
    ArrowDown: now - 1,
    ArrowUp: now + 1,
    PageDown: now - page,
    PageUp: now + page,
    Home: 0,
    End: count - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = places[event.key];
    if (isEscape(event) && isRead) setRead(false);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setRead(true);
    setAt(Math.min(count - 1, Math.max(0, next)));
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, right } = currentTarget.getBoundingClientRect();
    setAt(pointAt(isMirrored ? right - clientX : clientX - left, count, frame));
    setRead(true);
  };
  const said = {
    label: point?.label ?? '',
    value: format(point?.value),
    name: words.previous ?? '',
    previous: format(point?.previous),
  };
  const place = geometry.x(now) / box.width;
  return (
    <div
      ref={ref}
      className={cx(styles.plot, styles.size[size])}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerMove}
      onPointerLeave={() => setRead(document.activeElement === reader.current)}
    >
      <input
        ref={reader}
        type="range"
        className={styles.reader}
        aria-label={t('points', { label })}
        aria-valuetext={t(hasPrevious ? 'readBoth' : 'read', said)}
        min={1}
        max={count}
        value={now + 1}
        onChange={({ target }) => setAt(Number(target.value) - 1)}
        onKeyDown={onKeyDown}
        onFocus={() => setRead(true)}
        onBlur={() => setRead(false)}
      />
      <Drawing {...{ points, geometry, frame, names, formatTick }} active={isRead ? now : null} />
      {isRead && (
        <div
          className={styles.readout}
          aria-hidden="true"
          style={assignInlineVars({
            [styles.place]: `${((isMirrored ? 1 - place : place) * 100).toFixed(2)}%`,
          })}
        >
          <span className={styles.readoutName}>{said.label}</span>
          <span className={styles.readoutLine}>
            <span className={styles.readoutName}>{words.value}</span>
            <span className={styles.figure}>{said.value}</span>
          </span>
          {hasPrevious && (
            <span className={styles.readoutLine}>
              <span className={styles.readoutName}>{said.name}</span>
              <span className={styles.figure}>{said.previous}</span>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
