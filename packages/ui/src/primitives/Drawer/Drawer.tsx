import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, type DialogRenderProps } from 'react-aria-components/Dialog';
import { Modal, type ModalOverlayProps } from 'react-aria-components/Modal';
import { cx } from '../../theme/cx.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import type { OverlayProps, PrerenderProps } from '../Dialog/Dialog.tsx';
import { ModalScrim } from '../Overlay/ModalScrim.tsx';
import { OverlayGuard } from '../Overlay/OverlayGuard.tsx';
import { OverlayHeader } from '../Overlay/OverlayHeader.tsx';
import { ScrollBody } from '../Overlay/ScrollBody.tsx';
import * as styles from './Drawer.css.ts';

type Content = ReactNode | ((overlay: DialogRenderProps) => ReactNode);

interface Common extends OverlayProps, PrerenderProps, Pick<ModalOverlayProps, 'isKeyboardDismissDisabled'> {
  /** The side it comes from, in reading direction. Default `end`. */
  side?: 'end' | 'start';
  /** Width in px; never wider than the page. Default 380. */
  width?: number;
  /** The content, or a function that gets `close`. It scrolls when it is long. */
  children: Content;
  /** Stays in view under the content. */
  footer?: Content;
}

/** A drawer with a head has a `title`; one that brings its own content whole has a `label`. */
export type DrawerProps = Common &
  (
    | { title: ReactNode; description?: ReactNode; label?: never }
    | { title?: never; description?: never; label: string }
  );

/** Keeps something at hand beside the page. Closes by Escape, its close button and a press outside. */
export function Drawer({
  title,
  description,
  label,
  side = 'end',
  width = 380,
  children,
  footer,
  isOpen,
  defaultOpen,
  onOpenChange,
  isPrerendered,
  isKeyboardDismissDisabled,
  className,
  ref,
  ...rest
}: DrawerProps) {
  const render = (content: Content, renderProps: DialogRenderProps) =>
    typeof content === 'function' ? content(renderProps) : content;
  const named = label === undefined ? {} : { 'aria-label': label };
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  return (
    <ModalScrim
      {...{ isOpen, defaultOpen, onOpenChange, isPrerendered, isKeyboardDismissDisabled }}
      isDismissable
    >
      <Modal
        className={cx(styles.surface, styles.side[side], className)}
        style={assignInlineVars({ [styles.width]: `${width}px` })}
      >
        <AriaDialog
          {...rest}
          {...named}
          ref={merged}
          className={cx(styles.content, label !== undefined && styles.isBare)}
        >
          {(renderProps) => (
            <>
              <OverlayGuard overlay={own} close={renderProps.close} isOff={isKeyboardDismissDisabled} />
              {label === undefined ? (
                <>
                  <OverlayHeader title={title} description={description} hasClose />
                  <ScrollBody>{render(children, renderProps)}</ScrollBody>
                  {footer !== undefined && <footer>{render(footer, renderProps)}</footer>}
                </>
              ) : (
                render(children, renderProps)
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalScrim>
  );
}
