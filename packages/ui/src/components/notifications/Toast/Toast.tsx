import { toastLimits } from '@mirror-studio/domain/constants/notifications';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useAnnouncementSuppression } from '../../../announce/announcement-suppression.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { cx } from '../../../theme/cx.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useMergedRef } from '../../../theme/useMergedRef.ts';
import * as styles from './Toast.css.ts';
import { useFocusReturnFrom, useIsPointerMove } from './ToastRegion.tsx';
import { useToastEscape } from './useToastEscape.ts';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: DangerIcon };

export interface ToastProps extends RootProps {
  /** How grave it is. An error is announced at once, the others when there is a pause. Default `info`. */
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What it means, in a sentence. */
  description?: ReactNode;
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void };
  /** What it speaks of: while it is shown, a change of that is not announced a second time. Default nothing. */
  suppresses?: 'balance';
  /** It is to go: by its button, Escape, or a swipe. */
  onDismiss: () => void;
  /**
   * A pointer moves onto it or the focus comes there, and both have left it: its time stands still meanwhile. A pointer under
   * which it comes holds nothing.
   */
  onPause?: () => void;
  /** Neither a pointer nor the focus is on it any longer: its time goes on. */
  onResume?: () => void;
  /**
   * How far to the right it is held, in px; the parent decides when that is far enough. Without it the toast follows
   * the finger itself, and is dismissed from 50 px on (§2).
   */
  swipedPx?: number;
  /** A finger begins to move it. */
  onSwipeStart?: () => void;
  /** Called with how far to the right of its place the finger is, in px. */
  onSwipeMove?: (rightPx: number) => void;
  /** The finger lets it go. */
  onSwipeEnd?: () => void;
  /** The system takes the finger away: it goes back to its place. */
  onSwipeCancel?: () => void;
}

/** A short message that comes and goes. ToastProvider shows it from a queue; in a ToastRegion its parent does. */
export function Toast({
  tone = 'info',
  title,
  description,
  action,
  suppresses,
  onDismiss,
  onPause,
  onResume,
  swipedPx: given,
  onSwipeStart,
  onSwipeMove,
  onSwipeEnd,
  onSwipeCancel,
  ref,
  ...rest
}: ToastProps) {
  const t = useTexts('toasts', toasts);
  useAnnouncementSuppression(suppresses);
  const Icon = icons[tone];
  const from = useRef<number>(undefined);
  const [own, setOwn] = useState(0);
  const swipedPx = given ?? own;
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  useFocusReturnFrom(root);
  useToastEscape(root, onDismiss);
  const held = useRef({ pointer: false, focus: false });
  const hold = (by: 'pointer' | 'focus', isOn: boolean) => {
    const isHeld = () => held.current.pointer || held.current.focus;
    const was = isHeld();
    held.current[by] = isOn;
    if (isHeld() !== was) (was ? onResume : onPause)?.();
  };
  const isPointerMove = useIsPointerMove();
  const isOnButton = (event: PointerEvent) =>
    event.target instanceof Element && event.target.closest('button') !== null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a swipe is a second way; the close button is the first
    <div
      {...rootProps({ ...rest, ref: merged }, styles.root)}
      role={tone === 'error' ? 'alert' : 'status'}
      style={assignInlineVars({ [styles.swiped]: `${swipedPx}px` })}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hold('focus', false);
      }}
      onPointerDown={(event) => {
        hold('pointer', true);
        if (isOnButton(event)) return;
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
        onSwipeStart?.();
      }}
      onPointerMove={(event) => {
        if (isPointerMove(event)) hold('pointer', true);
        if (from.current === undefined) return;
        const rightPx = event.clientX - from.current;
        setOwn(Math.max(0, rightPx));
        onSwipeMove?.(rightPx);
      }}
      onPointerUp={(event) => {
        if (from.current === undefined) return;
        // From the pointer itself: a quick flick ends before its last move is drawn.
        const rightPx = event.clientX - from.current;
        from.current = undefined;
        onSwipeEnd?.();
        setOwn(0);
        if (given === undefined && rightPx >= toastLimits.swipePx) onDismiss();
      }}
      onPointerCancel={() => {
        if (from.current === undefined) return;
        from.current = undefined;
        setOwn(0);
        onSwipeCancel?.();
      }}
    >
      <span className={cx(styles.iconBox, styles.icon[tone])}>
        <Icon />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {action && (
          <Button size="small" className={styles.action} onPress={action.onPress}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        size="small"
        label={t('dismiss')}
        icon={<CloseIcon size={18} />}
        onPress={onDismiss}
        className={styles.close}
      />
    </div>
  );
}
