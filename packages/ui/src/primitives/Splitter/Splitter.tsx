/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a rule cannot be moved */
import { splitter } from '@mirror-studio/domain/texts/en/splitter';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useControlled } from '../../controlled/useControlled.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../../theme/cx.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import { useMore } from '../Overlay/useMore.ts';
import * as styles from './Splitter.css.ts';
import { useDragging } from './useDragging.ts';

export interface SplitterProps extends RootProps {
  /** What the first pane holds: the separator is named after it. */
  label: string;
  /** What the second pane holds: its name while it scrolls. */
  secondLabel: string;
  /** The first pane. */
  first: ReactNode;
  /** The second pane. */
  second: ReactNode;
  /**
   * Side by side, or one below the other. Side by side they stack where the splitter is narrower than 30 rem, and there is
   * nothing to move. Default `horizontal`.
   */
  orientation?: 'horizontal' | 'vertical';
  /** The share of the first pane in percent, held by the parent. */
  size?: number;
  /** Its share at first, in percent. Default 50. */
  defaultSize?: number;
  /** Hears of another share, in percent. */
  onSizeChange?: (size: number) => void;
  /** The least share of the first pane, in percent. Default 20. */
  minSize?: number;
  /** Its greatest share, in percent. Default 80. */
  maxSize?: number;
  /** Enter, and a drag to the edge, put the first pane away. Default false. */
  isCollapsible?: boolean;
  /** Whether the first pane is put away, held by the parent. */
  isCollapsed?: boolean;
  /** Whether it is put away at first. Default false. */
  defaultCollapsed?: boolean;
  /** Hears when it is put away and brought back. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
}

/** How far an arrow moves the separator, and how far Page up and down do, in percent. */
const [step, page] = [2, 10];

/** Two panes, and a separator between them that is moved by pointer and by arrows. */
export function Splitter({
  label,
  secondLabel,
  first,
  second,
  orientation = 'horizontal',
  size,
  defaultSize = 50,
  onSizeChange,
  minSize = 20,
  maxSize = 80,
  isCollapsible = false,
  isCollapsed: givenCollapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  ref,
  ...rest
}: SplitterProps) {
  const t = useTexts('splitter', splitter);
  const { direction } = useLocale();
  const paneId = useId();
  const [held, setHeld] = useControlled(size, defaultSize, onSizeChange);
  const [wantsCollapsed, setCollapsed] = useControlled(givenCollapsed, defaultCollapsed, onCollapsedChange);
  const isCollapsed = isCollapsible && wantsCollapsed;
  const isVertical = orientation === 'vertical';
  const isMirrored = direction === 'rtl' && !isVertical;
  const clamped = (percent: number) => Math.round(Math.min(maxSize, Math.max(minSize, percent)));
  const now = clamped(held);

  const moveTo = (percent: number) => {
    // Halfway between its least and nothing it gives way.
    const isAway = isCollapsible && percent < minSize / 2;
    if (isAway !== isCollapsed) setCollapsed(isAway);
    const next = clamped(percent);
    if (!isAway && next !== now) setHeld(next);
  };
  const { isDragging, handlers } = useDragging({ isVertical, isMirrored, onMove: moveTo });

  const [less, more] = isVertical
    ? ['ArrowUp', 'ArrowDown']
    : isMirrored
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
  const toggle = isCollapsible ? () => setCollapsed(!isCollapsed) : undefined;
  const actions: Record<string, (() => void) | undefined> = {
    [less]: () => moveTo(isCollapsed ? 0 : clamped(now - step)),
    [more]: () => moveTo(isCollapsed ? minSize : now + step),
    PageUp: () => moveTo(isCollapsed ? 0 : clamped(now - page)),
    PageDown: () => moveTo(isCollapsed ? minSize : now + page),
    Home: () => moveTo(minSize),
    End: () => moveTo(maxSize),
    Enter: toggle,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  return (
    <div {...rootProps(rest, styles.root)} ref={ref}>
      <div
        className={cx(styles.panes, styles.orientation[orientation])}
        style={assignInlineVars({ [styles.share]: isCollapsed ? '0%' : `${now}%` })}
      >
        <Pane
          id={paneId}
          label={label}
          className={cx(isCollapsed && (isVertical ? styles.isCollapsed : styles.isCollapsedBeside))}
        >
          {first}
        </Pane>
        {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved */}
        <div
          {...handlers}
          role="separator"
          tabIndex={0}
          aria-label={t('resize', { pane: label })}
          aria-controls={paneId}
          // It lies across the direction in which the panes follow one another.
          aria-orientation={isVertical ? 'horizontal' : 'vertical'}
          aria-valuemin={isCollapsible ? 0 : minSize}
          aria-valuemax={maxSize}
          aria-valuenow={isCollapsed ? 0 : now}
          {...(isCollapsed && { 'aria-valuetext': t('collapsed') })}
          /** Whether the separator is being dragged. */
          data-dragging={isDragging ? '' : undefined}
          className={cx(styles.separator, styles.between[orientation])}
          onKeyDown={onKeyDown}
          onDoubleClick={toggle}
        >
          <span className={cx(styles.grip, styles.gripOf[orientation])} />
        </div>
        <Pane label={secondLabel}>{second}</Pane>
      </div>
    </div>
  );
}

interface PaneProps {
  label: string;
  children: ReactNode;
  id?: string;
  className?: string;
}

/** While it scrolls, the keyboard reaches it. */
function Pane({ label, children, className, ...rest }: PaneProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isScrollable = useMore(ref);
  return (
    <div
      {...rest}
      {...(isScrollable && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      ref={ref}
      className={cx(styles.pane, className)}
    >
      <div>{children}</div>
    </div>
  );
}
