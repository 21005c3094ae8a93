import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useRef } from 'react';
import { Modal, type ModalOverlayProps } from 'react-aria-components/Modal';
import { useSameElement } from '../../controlled/useSameElement.ts';
import { cx } from '../../theme/cx.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import type { OverlayProps, PrerenderProps } from '../Dialog/Dialog.tsx';
import { ModalScrim } from '../Overlay/ModalScrim.tsx';
import { Content, type OverlayContent, OverlayDialog } from '../Overlay/OverlayDialog.tsx';
import { OverlayGuard } from '../Overlay/OverlayGuard.tsx';
import { OverlayHeader } from '../Overlay/OverlayHeader.tsx';
import { ScrollBody } from '../Overlay/ScrollBody.tsx';
import * as styles from './Drawer.css.ts';

interface Common extends OverlayProps, PrerenderProps, Pick<ModalOverlayProps, 'isKeyboardDismissDisabled'> {
  /** The side it comes from, in reading direction. Default `end`. */
  side?: 'end' | 'start';
  /** Width in px; never wider than the page. Default 380. */
  width?: number;
  /** The content, or a function that gets `close`. It scrolls when it is long. */
  children: OverlayContent;
  /** Stays in view under the content. */
  footer?: OverlayContent;
}

/** A drawer with a head has a `title`; one that brings its own content whole has a `label`. */
export type DrawerProps = Common &
  (
    | {
        /** Its heading, which is its name, too. */
        title: ReactNode;
        /** A line under the title. */
        description?: ReactNode;
        label?: never;
      }
    | {
        title?: never;
        description?: never;
        /** Its name, for one without a title. */
        label: string;
      }
  );

type SurfaceProps = Omit<DrawerProps, keyof PrerenderProps | 'isOpen' | 'defaultOpen' | 'onOpenChange'>;

function Surface({
  title,
  description,
  label,
  side = 'end',
  width = 380,
  children,
  footer,
  isKeyboardDismissDisabled,
  className,
  ref,
  ...rest
}: SurfaceProps) {
  const named = label === undefined ? {} : { 'aria-label': label };
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  return (
    <Modal
      className={cx(styles.surface, styles.side[side], className)}
      style={assignInlineVars({ [styles.width]: `${width}px` })}
    >
      <OverlayDialog
        {...rest}
        {...named}
        ref={merged}
        className={cx(styles.content, label !== undefined && styles.isBare)}
      >
        <OverlayGuard overlay={own} isOff={isKeyboardDismissDisabled} />
        {label === undefined ? (
          <>
            <OverlayHeader title={title} description={description} hasClose />
            <ScrollBody>
              <Content>{children}</Content>
            </ScrollBody>
            {footer !== undefined && (
              <footer data-keep-clear="">
                <Content>{footer}</Content>
              </footer>
            )}
          </>
        ) : (
          <Content>{children}</Content>
        )}
      </OverlayDialog>
    </Modal>
  );
}

/** Keeps something at hand beside the page. Closes by Escape, its close button and a press outside. */
export function Drawer({ isOpen, defaultOpen, onOpenChange, isPrerendered, ...surface }: DrawerProps) {
  const { isKeyboardDismissDisabled } = surface;
  return (
    <ModalScrim
      {...{ isOpen, defaultOpen, onOpenChange, isPrerendered, isKeyboardDismissDisabled }}
      isDismissable
    >
      {useSameElement(<Surface {...surface} />)}
    </ModalScrim>
  );
}
