import type { ReactNode } from 'react';
import { PrintIcon } from '../../../icons/index.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import * as styles from './ReceiptDialog.css.ts';

interface ReceiptFrameProps extends OverlayProps {
  words: { readonly title: string; readonly loading: string; readonly print: string };
  /** The sheet; missing while it is on its way. */
  sheet: ReactNode | undefined;
  /** Why it did not come. */
  failure: ListFailure | undefined;
  /** Where one goes from it. */
  link: { readonly href: string; readonly label: string } | undefined;
  /** Prints the sheet. Default: as the browser prints the page, of which there is the sheet alone. */
  onPrint: (() => void) | undefined;
}

/** Prints what is on paper: the style of the sheet leaves the rest of the page out. */
const printPage = () => window.print();

/** A narrow sheet over the page that prints as it looks, or why there is none. */
export function ReceiptFrame({
  words,
  sheet,
  failure,
  link,
  onPrint = printPage,
  ...overlay
}: ReceiptFrameProps) {
  return (
    <Dialog
      {...overlay}
      title={words.title}
      {...(sheet !== undefined && {
        footer: (
          <>
            {link && (
              <LinkButton href={link.href} variant="ghost">
                {link.label}
              </LinkButton>
            )}
            <Button onPress={onPrint} icon={<PrintIcon size={18} />}>
              {words.print}
            </Button>
          </>
        ),
      })}
    >
      {sheet ??
        (failure ? (
          <ErrorState level={3} {...failure} />
        ) : (
          <div className={styles.waiting} aria-busy>
            <Status>{words.loading}</Status>
            <Skeleton shape="text" width="50%" />
            <Skeleton shape="block" height="5rem" />
            <Skeleton shape="block" height="8rem" />
          </div>
        ))}
    </Dialog>
  );
}
