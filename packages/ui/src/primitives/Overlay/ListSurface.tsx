import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { cx } from '../../theme/cx.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import * as styles from './Overlay.css.ts';
import { RestoreFocus } from './RestoreFocus.tsx';
import { useListAhead } from './useListAhead.ts';
import { ShowContext } from './useOpenAfterPaint.ts';
import { useThemeOf } from './useThemeOf.ts';

const listRoles = '[role="listbox"], [role="menu"]';

/** Marks what a press has shown before React rendered it open: it comes without motion. */
const shown = 'data-shown';

/** React Aria passes over what has this attribute when another overlay makes the page inert: it may open over that. */
const inFront = 'data-react-aria-top-layer';

type Surface = RefObject<HTMLElement | null>;
type Position = Pick<PopoverProps, 'placement' | 'offset'>;

/** Where a list and its control are: the same text as long as neither has moved. */
function placeOf(list: HTMLElement, control: Element): string {
  const { x, y, width, height } = control.getBoundingClientRect();
  return [x, y, width, height, innerWidth, innerHeight, list.style.cssText].join();
}

/** Lets a list be as wide as its control. */
function setWidth(list: HTMLElement, control: Element): void {
  list.style.setProperty('--trigger-width', `${control.getBoundingClientRect().width}px`);
}

interface WaitingProps extends Position {
  surface: Surface;
  control: RefObject<Element | null>;
  isPressed: RefObject<boolean>;
}

/** While a list is drawn ahead, shows it where it will stand when a pointer presses its control. */
function Waiting({ surface, control, isPressed, ...position }: WaitingProps) {
  const showRef = useContext(ShowContext);
  const [list, setList] = useState<Element | null>(null);
  const scrollRef = useMemo(() => ({ current: list }), [list]);
  // Rendered once more with it: useOverlayPosition places anew in the render that finds other elements, which would be the press.
  useLayoutEffect(() => {
    // The element is there once the surface is drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    setList(surface.current?.querySelector(listRoles) ?? null);
  }, [surface]);
  const placed = useOverlayPosition({
    ...position,
    targetRef: control,
    overlayRef: surface,
    scrollRef,
    isOpen: true,
  });
  const placedRef = useRef<string>(undefined);
  const place = JSON.stringify(placed.overlayProps.style);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the control was when the list was placed there.
  useLayoutEffect(() => {
    if (!surface.current || !control.current) return;
    setWidth(surface.current, control.current);
    placedRef.current = placeOf(surface.current, control.current);
  }, [surface, control, place]);
  useLayoutEffect(() => {
    if (!showRef) return undefined;
    showRef.current = () => {
      const element = surface.current;
      if (!isPressed.current || !element || !control.current) return false;
      // Asked before anything is changed: then the browser has it at hand.
      const isPlaced = placedRef.current === placeOf(element, control.current);
      element.parentElement?.setAttribute(shown, '');
      if (!isPlaced) {
        setWidth(element, control.current);
        placed.updatePosition();
      }
      return true;
    };
    return () => {
      showRef.current = null;
    };
  }, [showRef, surface, control, isPressed, placed]);
  return null;
}

interface OpenedProps {
  surface: Surface;
  /** Told whether it is on the screen: until it has gone, it is not drawn ahead. */
  setOnScreen: (isOnScreen: boolean) => void;
}

const enabled = ':not([aria-disabled="true"])';

/**
 * Gives a list the focus when it opens, as React Aria does when one is drawn: the row that is chosen, the first or the last
 * one by the key that opened it, or the list.
 */
function Opened({ surface, setOnScreen }: OpenedProps) {
  const state = useContext(OverlayTriggerStateContext);
  const strategy = state && 'focusStrategy' in state ? state.focusStrategy : undefined;
  const isOpen = state?.isOpen;
  useLayoutEffect(() => {
    setOnScreen(true);
    return () => setOnScreen(false);
  }, [setOnScreen]);
  useLayoutEffect(() => {
    const container = isOpen ? surface.current?.parentElement : null;
    // What was shown at once goes with its motion.
    return () => container?.removeAttribute(shown);
  }, [surface, isOpen]);
  useEffect(() => {
    const list = surface.current?.querySelector<HTMLElement>(listRoles);
    if (!list || list.contains(document.activeElement)) return;
    const find = (selector: string) => [...list.querySelectorAll<HTMLElement>(selector + enabled)];
    const rows = find(':is([role="option"], [role^="menuitem"])');
    const [chosen] = find(':is([aria-selected="true"], [aria-checked="true"])');
    const end = { first: rows[0], last: rows.at(-1) }[strategy as string];
    const target = chosen ?? end ?? list;
    target.focus({ preventScroll: true });
    if (target !== list) target.scrollIntoView({ block: 'nearest' });
  }, [surface, strategy]);
  return null;
}

interface ListSurfaceProps extends Position {
  children: ReactNode;
  className?: string | undefined;
  /** Drawn ahead once the browser is idle, and not only when the pointer or the focus comes to its control. */
  isPrerendered: boolean;
}

/**
 * The surface of a list or menu. It is drawn ahead, hidden, when it is likely to be opened: as one that is on its way out,
 * which is how React Aria keeps a popover that is not open.
 */
export function ListSurface({ children, className, isPrerendered, ...position }: ListSurfaceProps) {
  const context = useSlottedContext(PopoverContext);
  const isOpen = useContext(OverlayTriggerStateContext)?.isOpen ?? false;
  const control = context?.triggerRef;
  const { isAhead, isPressed, setOnScreen } = useListAhead(
    // A submenu opens in the surface of its menu, by other rules.
    context?.trigger === 'SubmenuTrigger' ? undefined : control,
    isOpen,
    isPrerendered,
  );
  const surface = useRef<HTMLElement>(null);
  return (
    <>
      <Popover
        {...position}
        {...(isAhead && { isExiting: true, style: { visibility: 'hidden' }, [inFront]: '' })}
        ref={useMergedRef(surface, useThemeOf(control))}
        className={cx(styles.surface, styles.popover, className)}
      >
        {!isAhead && <RestoreFocus />}
        {children}
        {!isAhead && <Opened {...{ surface, setOnScreen }} />}
      </Popover>
      {isAhead && control && (
        <Waiting
          {...position}
          placement={position.placement ?? context?.placement}
          {...{ surface, control, isPressed }}
        />
      )}
    </>
  );
}
