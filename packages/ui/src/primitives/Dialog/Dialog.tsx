import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, type DialogRenderProps } from 'react-aria-components/Dialog';
import { Modal, type ModalOverlayProps } from 'react-aria-components/Modal';
import { cx } from '../../theme/cx.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import { ModalScrim } from '../Overlay/ModalScrim.tsx';
import * as overlay from '../Overlay/Overlay.css.ts';
import { OverlayGuard } from '../Overlay/OverlayGuard.tsx';
import { OverlayHeader } from '../Overlay/OverlayHeader.tsx';
import { ScrollBody } from '../Overlay/ScrollBody.tsx';
import * as styles from './Dialog.css.ts';

type Content = ReactNode | ((overlay: DialogRenderProps) => ReactNode);

/** Whether an overlay is open: held by the parent (`isOpen`), by the overlay itself (`defaultOpen`), or by a trigger. */
export interface OverlayProps
  extends RootProps<HTMLElement>,
    Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {}

/** Whether an overlay is drawn before it is opened. */
export interface PrerenderProps {
  /**
   * Drawn ahead, hidden, while the browser is idle, so that it opens a third faster: its content is rendered while
   * it is closed, and has its effects when it opens. Not for content with a DOM `autoFocus`, which acts when it is drawn.
   * Needs React 19.3; before, it is drawn when it opens. Default false.
   */
  isPrerendered?: boolean | undefined;
}

export interface DialogProps
  extends OverlayProps,
    PrerenderProps,
    Pick<ModalOverlayProps, 'isKeyboardDismissDisabled'> {
  /** Names the dialog. */
  title: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  /** 440, 576 or 832 px at most. Default `small`. */
  size?: 'small' | 'medium' | 'large';
  /** Closes by Escape, by its close button and by a press outside. Off for what must be answered. Default true. */
  isDismissable?: boolean;
  /** The content, or a function that gets `close`. It scrolls when it is long. */
  children: Content;
  /** Buttons that stay in view, the main one last. */
  footer?: Content;
  /** `alertdialog` interrupts: use AlertDialog. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * Asks for a decision, over the page. Give it `isOpen` and `onOpenChange`, or put it in a DialogTrigger
 * beside its button. Focus goes in, stays in, and returns to what opened it.
 */
export function Dialog({
  title,
  description,
  size = 'small',
  isDismissable = true,
  isKeyboardDismissDisabled = !isDismissable,
  isOpen,
  defaultOpen,
  onOpenChange,
  isPrerendered,
  children,
  footer,
  role = 'dialog',
  className,
  ref,
  ...rest
}: DialogProps) {
  const render = (content: Content, renderProps: DialogRenderProps) =>
    typeof content === 'function' ? content(renderProps) : content;
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  return (
    <ModalScrim
      {...{ isOpen, defaultOpen, onOpenChange, isPrerendered }}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      className={styles.place}
    >
      <Modal className={cx(overlay.surface, styles.surface, styles.size[size], className)}>
        <AriaDialog {...rest} ref={merged} role={role} className={styles.content}>
          {(renderProps) => (
            <>
              <OverlayGuard overlay={own} close={renderProps.close} isOff={isKeyboardDismissDisabled} />
              <OverlayHeader title={title} description={description} hasClose={isDismissable} />
              <ScrollBody>{render(children, renderProps)}</ScrollBody>
              {footer !== undefined && <footer className={styles.foot}>{render(footer, renderProps)}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalScrim>
  );
}
