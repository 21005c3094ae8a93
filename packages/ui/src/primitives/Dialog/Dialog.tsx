import { type ReactNode, useRef } from 'react';
import { Modal, type ModalOverlayProps } from 'react-aria-components/Modal';
import { useSameElement } from '../../controlled/useSameElement.ts';
import { cx } from '../../theme/cx.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import { ModalScrim } from '../Overlay/ModalScrim.tsx';
import * as overlay from '../Overlay/Overlay.css.ts';
import { Content, type OverlayContent, OverlayDialog } from '../Overlay/OverlayDialog.tsx';
import { OverlayGuard } from '../Overlay/OverlayGuard.tsx';
import { OverlayHeader } from '../Overlay/OverlayHeader.tsx';
import { ScrollBody } from '../Overlay/ScrollBody.tsx';
import * as styles from './Dialog.css.ts';

/** Whether an overlay is open: held by the parent (`isOpen`), by the overlay itself (`defaultOpen`), or by a trigger. */
export interface OverlayProps
  extends RootProps<HTMLElement>,
    Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {}

/** Whether an overlay is drawn before it is opened. */
export interface PrerenderProps {
  /**
   * Rendered and laid out ahead, hidden, while the browser is idle, so that it opens in two thirds of the time, or in half
   * of it where `title`, `children` and `footer` stay the same elements. It has its effects when it opens. Not for content
   * with a DOM `autoFocus`, which acts when it is rendered, or a `visibility: visible` of its own, which would be seen.
   * Needs React 19.3; before, it is rendered when it opens. Default false.
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
  children: OverlayContent;
  /** Buttons that stay in view, the main one last. */
  footer?: OverlayContent;
  /** `alertdialog` interrupts: use AlertDialog. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
}

type SurfaceProps = Omit<DialogProps, keyof PrerenderProps | 'isOpen' | 'defaultOpen' | 'onOpenChange'>;

function Surface({
  title,
  description,
  size = 'small',
  isDismissable = true,
  isKeyboardDismissDisabled,
  children,
  footer,
  role = 'dialog',
  className,
  ref,
  ...rest
}: SurfaceProps) {
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  return (
    <Modal className={cx(overlay.surface, styles.surface, styles.size[size], className)}>
      <OverlayDialog {...rest} ref={merged} role={role} className={styles.content}>
        <OverlayGuard overlay={own} isOff={isKeyboardDismissDisabled} />
        <OverlayHeader title={title} description={description} hasClose={isDismissable} />
        <ScrollBody>
          <Content>{children}</Content>
        </ScrollBody>
        {footer !== undefined && (
          <footer className={styles.foot} data-keep-clear="">
            <Content>{footer}</Content>
          </footer>
        )}
      </OverlayDialog>
    </Modal>
  );
}

/**
 * Asks for a decision, over the page. Give it `isOpen` and `onOpenChange`, or put it in a DialogTrigger
 * beside its button. Focus goes in, stays in, and returns to what opened it.
 */
export function Dialog({ isOpen, defaultOpen, onOpenChange, isPrerendered, ...surface }: DialogProps) {
  const { isDismissable = true, isKeyboardDismissDisabled = !isDismissable } = surface;
  return (
    <ModalScrim
      {...{ isOpen, defaultOpen, onOpenChange, isPrerendered, isDismissable, isKeyboardDismissDisabled }}
      className={styles.place}
    >
      {useSameElement(<Surface {...surface} isKeyboardDismissDisabled={isKeyboardDismissDisabled} />)}
    </ModalScrim>
  );
}
