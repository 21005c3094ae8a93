import { type ReactNode, useMemo } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { mergeProps } from 'react-aria/mergeProps';
import { useDialog } from 'react-aria/useDialog';
import { ButtonContext } from 'react-aria-components/Button';
import { DialogContext, type DialogProps, type DialogRenderProps } from 'react-aria-components/Dialog';
import { HeadingContext } from 'react-aria-components/Heading';
import { DEFAULT_SLOT, useContextProps } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import type { RootProps } from '../../theme/rootProps.ts';
import { useClose } from './useClose.ts';

/** What stands in an overlay: itself, or made with what closes it. */
export type OverlayContent = ReactNode | ((overlay: DialogRenderProps) => ReactNode);

/** Content in an overlay. A function gets what closes it. */
export function Content({ children }: { children: OverlayContent }) {
  const close = useClose();
  return typeof children === 'function' ? children({ close }) : children;
}

interface OverlayDialogProps extends RootProps<HTMLElement>, Pick<DialogProps, 'role'> {
  children: ReactNode;
}

/**
 * The Dialog of React Aria Components, with contexts that stay the same ones while their values do. Theirs are new ones at
 * every render, of which opening takes two: each heading and button in the dialog was rendered again.
 */
export function OverlayDialog({ children, className, ref: given = null, ...own }: OverlayDialogProps) {
  const [props, ref] = useContextProps<DialogProps, DialogProps, HTMLElement>(own, given, DialogContext);
  // What opens it is its name only where it has no title.
  const { dialogProps, titleProps, contentProps } = useDialog(
    { ...props, 'aria-labelledby': own['aria-labelledby'] },
    ref,
  );
  const close = useClose();
  const titleId = titleProps.id;
  const contentId = contentProps.id;
  const headings = useMemo(
    () => ({ slots: { [DEFAULT_SLOT]: {}, title: { id: titleId, level: 2 } } }),
    [titleId],
  );
  const texts = useMemo(
    () => ({ slots: { [DEFAULT_SLOT]: {}, description: { id: contentId } } }),
    [contentId],
  );
  const buttons = useMemo(
    () => ({ slots: { [DEFAULT_SLOT]: {}, close: { onPress: () => close() } } }),
    [close],
  );
  return (
    <section
      {...mergeProps(filterDOMProps(props, { global: true }), dialogProps)}
      aria-labelledby={dialogProps['aria-labelledby'] ?? props['aria-labelledby']}
      ref={ref}
      className={className}
    >
      <HeadingContext value={headings}>
        <TextContext value={texts}>
          <ButtonContext value={buttons}>{children}</ButtonContext>
        </TextContext>
      </HeadingContext>
    </section>
  );
}
