import { type ComponentType, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { type LazyOverlay, useLazyOverlay } from './lazy-overlay.ts';

/** What ties an overlay to its button; for {@link DialogTriggerContexts} and {@link MenuTriggerContexts}. */
export interface OverlayTrigger {
  readonly state: ReturnType<typeof useMenuTriggerState>;
  readonly ref: RefObject<HTMLButtonElement | null>;
  /** For the element with the role. */
  readonly overlayProps: { id?: string; 'aria-labelledby'?: string };
}

interface LazyTriggerProps<Props> {
  overlay: LazyOverlay<Props>;
  /** Draws the overlay once it is there. */
  render: (Overlay: ComponentType<Props>, trigger: OverlayTrigger) => ReactNode;
  isOpen?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The button. */
  children: ReactNode;
}

/**
 * A button and the popover it opens, which is fetched when somebody means to press it. As React Aria's DialogTrigger, whose
 * module has all that any overlay needs.
 */
export function LazyDialogTrigger<Props>({
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: LazyTriggerProps<Props>) {
  const state = useMenuTriggerState({ isOpen, defaultOpen, onOpenChange });
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, ref);
  const trigger = { state, ref, overlayProps: { ...overlayProps, 'aria-labelledby': id } };
  return <LazyTrigger {...rest} trigger={trigger} buttonProps={{ ...triggerProps, id }} />;
}

/** The same for a menu, as React Aria's MenuTrigger. */
export function LazyMenuTrigger<Props>({
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: LazyTriggerProps<Props>) {
  const state = useMenuTriggerState({ isOpen, defaultOpen, onOpenChange });
  const ref = useRef<HTMLButtonElement>(null);
  const { menuTriggerProps, menuProps } = useMenuTrigger({ type: 'menu' }, state, ref);
  return (
    <LazyTrigger {...rest} trigger={{ state, ref, overlayProps: menuProps }} buttonProps={menuTriggerProps} />
  );
}

interface TiedProps<Props> extends Pick<LazyTriggerProps<Props>, 'overlay' | 'render' | 'children'> {
  trigger: OverlayTrigger;
  buttonProps: ButtonProps;
}

function LazyTrigger<Props>({ overlay, render, trigger, buttonProps, children }: TiedProps<Props>) {
  const { state, ref } = trigger;
  const { Component, prefetch } = useLazyOverlay(overlay, ref, state.isOpen, state.close);
  return (
    <>
      <ButtonContext
        value={{ ...buttonProps, ref, isPressed: state.isOpen, onHoverStart: prefetch, onFocus: prefetch }}
      >
        {children}
      </ButtonContext>
      {Component && render(Component, trigger)}
    </>
  );
}
